import type { RuleWords } from './rule-about';

/** Texts about a misspelt rule whose group also has it with the right spelling. */
export const copiedRule: RuleWords = [
  'The same group also has this rule with the right spelling, so you can remove this line.',
];

/** Texts about a misspelt Sitemap line that the file also has with the right spelling. */
export const copiedSitemap: RuleWords = [
  'The file also names this sitemap with the right spelling, so you can remove this line.',
];

/** Returns a sentence about a missing colon beside a misspelling. */
export function colonToo(lacksColon: true | undefined): string {
  return lacksColon ? ' The colon is missing too.' : '';
}

/** Returns the name of the fix of a misspelt line. */
export function spellingFixName({ hasCopy }: { hasCopy?: true }): string {
  return hasCopy ? 'Remove the line' : 'Fix spelling';
}

/** Returns what the fix of a misspelt line did. */
export function spellingFixed({ hasCopy, meant }: { hasCopy?: true; meant: string }): string {
  return hasCopy ? 'removed' : `changed to ${meant}`;
}
