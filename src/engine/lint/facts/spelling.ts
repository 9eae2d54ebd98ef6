import { google } from '../../dialects';
import { usualSpellings } from '../../field-names';

/** The fields that decide verdicts, and Sitemap, as they are usually written. */
export const CORE_FIELDS = ['User-agent', 'Allow', 'Disallow', 'Sitemap'] as const;
export type CoreField = (typeof CORE_FIELDS)[number];

/** Longer words are not looked at: no field is that long. */
const LONGEST_WORD = 24;

/** Fields, in lower case, that somebody gives a meaning: never a misspelling of another. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([...Object.keys(usualSpellings), ...google.fields.unused]);

const OTHER_FIELDS = [...KNOWN_FIELDS].filter(
  (name) => !CORE_FIELDS.some((field) => field.toLowerCase() === name),
);

/** What people write for a field beside misspellings of it. */
const OTHER_WORDS: ReadonlyMap<string, CoreField> = new Map([
  ['agent', 'User-agent'],
  ['agents', 'User-agent'],
]);

/** Whether a name (in lower case) is a field that somebody knows. */
export function isKnownField(name: string): boolean {
  return KNOWN_FIELDS.has(name);
}

/**
 * How many letters have to be left out, put in, exchanged or swapped with their neighbour to come from one word to another (optimal string
 * alignment). Counts up to `limit`; what is further apart is `limit + 1`.
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
    // A swap reaches back two rows, at the price of one more.
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] as number, limit + 1);
}

/** Whether two words differ in more sorts of letters than `limit` steps can change: found out much faster than their distance. */
function mostlyOtherLetters(a: string, b: string, limit: number): boolean {
  let different = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; different !== 0; count++) different &= different - 1;
  // Exchanging a letter takes one sort away and adds another.
  return count > 2 * limit;
}

/** One bit for each sort of letter in a word, of 32 sorts. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** A field that a word is near to. */
export interface Spelling {
  readonly field: CoreField;
  readonly distance: number;
}

/**
 * The field that a word (in lower case) is a misspelling of; null where it is a field itself, is near to none or to one that decides nothing,
 * or may as well be Allow as Disallow.
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
  // "dallow" lost letters of Disallow; what "sallow" means is anybody's guess, and the wrong guess is the opposite.
  if (nearest.field === 'Allow' && near[1]?.field === 'Disallow')
    return word.startsWith('d') ? near[1] : word.startsWith('a') ? nearest : null;
  return isNearerToOthers(word, nearest.distance) ? null : nearest;
}

/** The field (in lower case) that decides no verdict and that a word is but for one letter ("crawl delay", "content-signals"); null where there is none. */
export function nearOtherField(word: string): string | null {
  return OTHER_FIELDS.find((name) => spellingDistance(word, name, 1) < 2) ?? null;
}

/** Short words are near to many others: Allow is meant by words that begin like it, or by one that misses a single letter. */
function coreDistance(word: string, field: CoreField): number {
  const limit = field === 'Allow' && !word.startsWith('al') ? 1 : 2;
  const distance = spellingDistance(word, field.toLowerCase(), limit);
  return distance > limit ? 3 : distance;
}

function isNearerToOthers(word: string, distance: number): boolean {
  return OTHER_FIELDS.some((name) => spellingDistance(word, name, distance - 1) < distance);
}
