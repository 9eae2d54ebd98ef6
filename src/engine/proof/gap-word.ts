import type { Glob } from '../match/glob';

/**
 * Stands for any run of characters, also an empty one, in a *gap word*: `/a*b` is the word `/a`, GAP, `b`, GAP. No
 * pattern contains this character, because every dialect escapes characters beyond ASCII. So only a star of a pattern
 * can match it, and such a star matches any other text in its place. That is why a pattern that matches a gap word
 * matches every path that the word describes.
 */
export const GAP = '\uE000';

/**
 * Returns the gap words that together describe the paths that a pattern matches. Two if the pattern begins with a star
 * and `/`: the star may match the first `/` of a path, or nothing. None if it can match no path, because paths begin
 * with `/`.
 */
export function gapWordsOf({ pieces, anchored, openEnd }: Glob): readonly string[] {
  const isOpen = !anchored || openEnd;
  const end = isOpen ? GAP : '';
  const [first = '', ...rest] = pieces;
  if (first !== '') return first.startsWith('/') ? [pieces.join(GAP) + end] : [];
  if (rest.length === 0) return isOpen ? [`/${GAP}`] : [];
  const inner = rest.join(GAP) + end;
  return inner.startsWith('/') ? [`/${GAP}${inner}`, inner] : [`/${GAP}${inner}`];
}

/** Returns the text before the first gap. Every path of the word begins with it. */
export function beginningOf(word: string): string {
  const gap = word.indexOf(GAP);
  return gap < 0 ? word : word.slice(0, gap);
}

/** Replaces the gaps of a word by a text. Splits and joins, because `replaceAll` leaves garbage for each gap. */
export function fillGaps(word: string, text: string): string {
  return word.split(GAP).join(text);
}
