/** Part of a text by lines and columns, both 1-based. Columns are UTF-16 units; the end is exclusive. */
export interface TextRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Converts offsets to lines and columns of a text with LF line ends. */
export class LinePlaces {
  /** Offset of each line's start. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  /** Returns the region of text[from..to). */
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

  /** Returns the index of the line that contains an offset (binary search). */
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
