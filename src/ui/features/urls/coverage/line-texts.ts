/** The lines of one version of a text, sliced on demand. Lines count from 1. */
export class LineTexts {
  readonly #text: string;
  /** UTF-16 offset of the start of each line. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** Returns the UTF-16 offset of the start of a line; null if there is no such line. */
  start(line: number): number | null {
    return this.#starts[line - 1] ?? null;
  }

  /** Returns a line without its line end, cut to `most` UTF-16 units; empty if there is no such line. */
  line(line: number, most = Number.POSITIVE_INFINITY): string {
    const from = this.#starts[line - 1];
    if (from === undefined) return '';
    const next = this.#starts[line];
    const to = next === undefined ? this.#text.length : next - 1;
    return this.#text.slice(from, Math.min(to, from + most));
  }
}
