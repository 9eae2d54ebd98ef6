/** Where a reader breaks a text into rows that are not the text's lines. */
export interface Breaks {
  /** UTF-16 offsets of the characters that end a row. */
  readonly offsets: readonly number[];
  /** The 1-based number of the text's line that each row belongs to; one more than there are offsets. */
  readonly numbers: readonly number[];
}

/** The rows of a text for a reader that also breaks lines at `characters` (a character class); null where that changes nothing. */
export function findBreaks(text: string, characters: RegExp | null): Breaks | null {
  if (characters === null || !characters.test(text)) return null;
  const offsets: number[] = [];
  const numbers = [1];
  let number = 1;
  for (const { index, 0: character } of text.matchAll(new RegExp(`\n|${characters.source}`, 'g'))) {
    if (character === '\n') number++;
    offsets.push(index);
    numbers.push(number);
  }
  return { offsets, numbers };
}
