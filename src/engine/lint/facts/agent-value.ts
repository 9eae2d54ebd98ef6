import { google } from '../../dialects';
import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { directivesIn } from './directives-in-line';
import { knownTokens } from './known-tokens';
import { memoize } from './memoize';
import { quotedText } from './quoted-text';
import { isValueInDoubt } from './value-in-doubt';

/** What is wrong with the value of a user-agent line; a rule speaks about each. */
export type AgentMistake =
  | 'empty'
  | 'quotes'
  /** Further directives stand in the line. */
  | 'directives'
  /** The whole User-Agent header of a browser or crawler. */
  | 'header'
  | 'commas'
  /** Several names, set apart by blanks. */
  | 'blanks'
  | 'star-in-front'
  | 'star-behind'
  | 'version'
  /** Characters that no name may have by the standard. */
  | 'characters';

/** A name in a list: up to three words, quoted or not. */
const IN_LIST = /^[ \t]*['"“”‘’]?[\w!.*/-]+(?: [\w!./-]+){0,2}['"“”‘’]?[ \t]*$/;

/** Longer values are not looked at. */
const LONGEST_VALUE = 1000;

/** The user-agent lines of a file whose value is not one plain name, and what is wrong: one mistake per line, the most telling one. Kept per file. */
export const agentMistakes = memoize((file: LintFile): ReadonlyMap<LintLine, AgentMistake> => {
  const mistakes = new Map<LintLine, AgentMistake>();
  for (const line of file.agents) {
    const mistake = isValueInDoubt(file, line) ? null : agentMistake(line, file.context);
    if (mistake !== null) mistakes.set(line, mistake);
  }
  return mistakes;
});

/** The user-agent lines of a file with one sort of mistake. */
export function agentLinesWith(file: LintFile, expected: AgentMistake): readonly LintLine[] {
  return [...agentMistakes(file)].flatMap(([line, mistake]) => (mistake === expected ? [line] : []));
}

/** What is wrong with one user-agent line’s value; null where nothing is. */
function agentMistake(line: LintLine, context: LintContext): AgentMistake | null {
  const { value } = line;
  if (value === '') return 'empty';
  if (value === '*') return null;
  const token = google.agents.read(value).token;
  if (token.length === value.length) return null;
  const tokens = knownTokens(context);
  if (value.length > LONGEST_VALUE || tokens.has(asciiLowerCase(value))) return null;
  if (directivesIn(line) !== null) return 'directives';
  if (isListOfNames(value)) return 'commas';
  if (quotedText(value) !== null) return 'quotes';
  if (/^mozilla\/\d/i.test(value) || (value.includes('(') && value.includes('/'))) return 'header';
  if (value.includes('*') && agentNames(value).length === 1)
    return /^[*./]/.test(value) ? 'star-in-front' : 'star-behind';
  if (areNames(agentNames(value), tokens)) return 'blanks';
  if (/^[^ \t/]+\/v?\d[\w.-]*$/i.test(value)) return 'version';
  return 'characters';
}

/** The names in a value that holds several. */
export function agentNames(value: string): readonly string[] {
  return value
    .split(/[ \t,;|&]+/)
    .map((name) => quotedText(name) ?? name)
    .filter((name) => name !== '' && name !== 'and' && name !== 'or');
}

/** Whether two or more names are set apart by commas: each short, and of characters that names have. */
function isListOfNames(value: string): boolean {
  if (!value.includes(',')) return false;
  const names = value.split(',').filter((name) => name.trim() !== '');
  return names.length > 1 && names.every((name) => IN_LIST.test(name));
}

/** Whether words are names of crawlers, and not the parts of one name: each is known, or one is and the others look alike. */
function areNames(words: readonly string[], tokens: ReadonlyMap<string, string>): boolean {
  if (words.length < 2) return false;
  const isKnown = (word: string): boolean => word === '*' || tokens.has(asciiLowerCase(word));
  return (
    words.some(isKnown) && words.every((word) => isKnown(word) || /[a-z](?:bot|spider|crawler)$/i.test(word))
  );
}
