/** The lines of one version of a text, cut out when they are asked for. Lines count from 1. */
export class LineTexts {
  readonly #text: string;
  /** UTF-16 offset at which each line begins. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** UTF-16 offset at which a line begins; null where there is no such line. */
  start(line: number): number | null {
    return this.#starts[line - 1] ?? null;
  }

  /** A line without its end, at most `most` UTF-16 units of it; empty where there is no such line. */
  line(line: number, most = Number.POSITIVE_INFINITY): string {
    const from = this.#starts[line - 1];
    if (from === undefined) return '';
    const next = this.#starts[line];
    const to = next === undefined ? this.#text.length : next - 1;
    return this.#text.slice(from, Math.min(to, from + most));
  }
}
