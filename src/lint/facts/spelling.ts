import { google } from '../../engine/dialects';
import { usualSpellings } from '../../engine/field-names';

/** Fields that decide verdicts, and Sitemap, in their usual spelling. */
export const CORE_FIELDS = ['User-agent', 'Allow', 'Disallow', 'Sitemap'] as const;
export type CoreField = (typeof CORE_FIELDS)[number];

/** Longer words are skipped: no field is that long. */
const LONGEST_WORD = 24;

/** Fields in lower case that have a meaning for some crawler. They are never misspellings of another field. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([...Object.keys(usualSpellings), ...google.fields.unused]);

const OTHER_FIELDS = [...KNOWN_FIELDS].filter(
  (name) => !CORE_FIELDS.some((field) => field.toLowerCase() === name),
);

/** Words that people write for a field, other than misspellings. */
const OTHER_WORDS: ReadonlyMap<string, CoreField> = new Map([
  ['agent', 'User-agent'],
  ['agents', 'User-agent'],
]);

/** Returns whether a name (in lower case) is a known field. */
export function isKnownField(name: string): boolean {
  return KNOWN_FIELDS.has(name);
}

/**
 * Returns the number of insertions, deletions, substitutions and swaps of neighbours between two words (optimal string alignment). Counts
 * up to `limit`; anything further apart is `limit + 1`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > LONGEST_WORD) return limit + 1;
  if (mostlyOtherLetters(a, b, limit)) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // Swaps look back two rows, but cost one more, so no later result is within `limit`.
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] as number, limit + 1);
}

/** Returns whether two words differ in more kinds of letters than `limit` edits can change. Much faster than their distance. */
function mostlyOtherLetters(a: string, b: string, limit: number): boolean {
  let different = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; different !== 0; count++) different &= different - 1;
  // A substitution removes one kind of letter and adds another.
  return count > 2 * limit;
}

/** Returns a bit set of the kinds of letters in a word: 32 kinds. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** A field similar to a word. */
export interface Spelling {
  readonly field: CoreField;
  readonly distance: number;
}

/**
 * Returns the field that a word (in lower case) misspells. Null if the word is a field itself, isn't similar to one, is similar to one that
 * decides no verdict, or could be Allow as well as Disallow.
 */
export function misspeltField(word: string): Spelling | null {
  if (word.length < 4 || word.length > LONGEST_WORD || KNOWN_FIELDS.has(word)) return null;
  const other = OTHER_WORDS.get(word);
  if (other !== undefined) return { field: other, distance: 1 };
  const near = CORE_FIELDS.map((field) => ({ field, distance: coreDistance(word, field) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance);
  const nearest = near[0];
  if (nearest === undefined) return null;
  // "dallow" lost letters of Disallow. "sallow" could be either, and a wrong guess would mean the opposite.
  if (nearest.field === 'Allow' && near[1]?.field === 'Disallow')
    return word.startsWith('d') ? near[1] : word.startsWith('a') ? nearest : null;
  return isNearerToOthers(word, nearest.distance) ? null : nearest;
}

/**
 * Returns the field (in lower case) that decides no verdict and differs from a word by at most one letter ("crawl delay",
 * "content-signals"), or null.
 */
export function nearOtherField(word: string): string | null {
  return OTHER_FIELDS.find((name) => spellingDistance(word, name, 1) < 2) ?? null;
}

/** Short words resemble many others. Allow needs the same beginning, or a single edit. */
function coreDistance(word: string, field: CoreField): number {
  const limit = field === 'Allow' && !word.startsWith('al') ? 1 : 2;
  const distance = spellingDistance(word, field.toLowerCase(), limit);
  return distance > limit ? 3 : distance;
}

function isNearerToOthers(word: string, distance: number): boolean {
  return OTHER_FIELDS.some((name) => spellingDistance(word, name, distance - 1) < distance);
}
