/** A part of a text by lines and columns, both counted from 1; columns are UTF-16 units, the end is the first that is not in it. */
export interface TextRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Finds lines and columns in a text with LF line ends. */
export class LinePlaces {
  /** Where each line begins. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  /** Where text[from..to) stands. */
  region(from: number, to: number): TextRegion {
    const start = this.#lineOf(from);
    const end = this.#lineOf(to);
    return {
      startLine: start + 1,
      startColumn: from - (this.#starts[start] as number) + 1,
      endLine: end + 1,
      endColumn: to - (this.#starts[end] as number) + 1,
    };
  }

  /** Index of the line that an offset is in. */
  #lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
