/** Maximum number of lines, also of those beyond the end of the file. */
const MOST_HIGHLIGHTED = 1_000;
/** Maximum length of the text, in UTF-16 units. */
const LONGEST_HIGHLIGHT = 1_000;
const PART = /^\s*([1-9]\d{0,9})\s*(?:-\s*([1-9]\d{0,9})\s*)?$/;

/**
 * Reads line numbers and ranges, separated by commas: `2-4,7`. Returns the lines in ascending order, each once. Null if the text has another form or names
 * more than `MOST_HIGHLIGHTED` lines.
 */
export function readLines(written: string): readonly number[] | null {
  if (written.length > LONGEST_HIGHLIGHT) return null;
  const lines = new Set<number>();
  for (const part of written.split(',')) {
    const [, first, last = first] = PART.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    // Rejects NaN, too.
    if (!(from <= to && to - from < MOST_HIGHLIGHTED)) return null;
    for (let line = from; line <= to; line++) lines.add(line);
    if (lines.size > MOST_HIGHLIGHTED) return null;
  }
  return [...lines].sort((one, other) => one - other);
}
