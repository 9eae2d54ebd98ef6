import type { PathReading } from '../dialects/dialect';

/**
 * URLs within longer texts: each begins at `offsets[i]` of `texts[i]`. Reading long texts is faster than
 * reading parts cut from them.
 */
export interface CutFrom {
  readonly texts: readonly string[];
  readonly offsets: Int32Array;
}

/**
 * Paths of several URLs in the form that patterns are compared with. Shared by all selections whose dialects
 * locate paths in the same way. Refilled with other URLs, reusing its arrays. Path `i` is
 * `texts[i].slice(froms[i], tos[i])`, with a `/` prepended if `rooted[i]` is 0.
 */
export class PathBatch {
  length = 0;
  readonly texts: string[] = [];
  readonly froms: Int32Array;
  readonly tos: Int32Array;
  readonly rooted: Uint8Array;

  /** @param capacity the maximum number of URLs. */
  constructor(capacity: number) {
    this.froms = new Int32Array(capacity);
    this.tos = new Int32Array(capacity);
    this.rooted = new Uint8Array(capacity);
  }

  /** Replaces the paths with those of urls[from..to), which must not exceed the capacity. */
  locate(
    urls: readonly string[],
    from: number,
    to: number,
    paths: PathReading,
    cutFrom: CutFrom | null = null,
  ): void {
    const location = { from: 0, to: 0, rooted: false };
    this.length = to - from;
    for (let i = 0; i < this.length; i++) {
      const url = urls[from + i] as string;
      paths.locate(url, location);
      if (paths.normalizeTested === null) {
        const text = cutFrom?.texts[from + i] ?? url;
        const offset = cutFrom?.offsets[from + i] ?? 0;
        this.#set(i, text, offset + location.from, offset + location.to, location.rooted);
      } else {
        const path = url.slice(location.from, location.to);
        const form = paths.normalizeTested(location.rooted ? path : `/${path}`);
        this.#set(i, form, 0, form.length, true);
      }
    }
  }

  /** Returns path `i` as a string. */
  at(i: number): string {
    const path = (this.texts[i] as string).slice(this.froms[i], this.tos[i]);
    return this.rooted[i] === 1 ? path : `/${path}`;
  }

  #set(i: number, text: string, from: number, to: number, rooted: boolean): void {
    this.texts[i] = text;
    this.froms[i] = from;
    this.tos[i] = to;
    this.rooted[i] = rooted ? 1 : 0;
  }
}
