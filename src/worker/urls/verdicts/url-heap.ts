import type { UrlSource } from './url-source';

/**
 * Merges runs of rows sorted by URL. Holds one URL per run. Rows with equal URLs keep the order of the runs.
 */
export class UrlHeap {
  readonly #urls: UrlSource;
  readonly #runs: Uint32Array;
  readonly #descending: boolean;
  /**
   * For each run: the index of its first remaining row, the index after its last row, and the URL of the
   * first remaining row.
   */
  readonly #at: Uint32Array;
  readonly #end: Uint32Array;
  readonly #head: string[];
  /** The runs that aren't empty, as a heap with the next one first. */
  readonly #heap: number[];

  /** @param starts index in `runs` of the start of each run, ascending; no run is empty. */
  constructor(urls: UrlSource, runs: Uint32Array, starts: readonly number[], descending: boolean) {
    this.#urls = urls;
    this.#runs = runs;
    this.#descending = descending;
    this.#at = Uint32Array.from(starts);
    this.#end = Uint32Array.from([...starts.slice(1), runs.length]);
    this.#head = starts.map((start) => urls.urlAt(runs[start] as number));
    this.#heap = [...starts.keys()];
    for (let place = (this.#heap.length >> 1) - 1; place >= 0; place--) this.#sink(place);
  }

  /** Removes and returns the next row of all runs. There must be one. */
  next(): number {
    const heap = this.#heap;
    const run = heap[0] as number;
    const at = this.#at[run] as number;
    const row = this.#runs[at] as number;
    if (at + 1 < (this.#end[run] as number)) {
      this.#at[run] = at + 1;
      this.#head[run] = this.#urls.urlAt(this.#runs[at + 1] as number);
    } else {
      this.#head[run] = '';
      const last = heap.pop() as number;
      if (heap.length === 0) return row;
      heap[0] = last;
    }
    this.#sink(0);
    return row;
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const run = heap[from] as number;
    let place = from;
    for (let child = 2 * place + 1; child < heap.length; child = 2 * place + 1) {
      if (child + 1 < heap.length && this.#comesFirst(heap[child + 1] as number, heap[child] as number))
        child++;
      if (!this.#comesFirst(heap[child] as number, run)) break;
      heap[place] = heap[child] as number;
      place = child;
    }
    heap[place] = run;
  }

  #comesFirst(a: number, b: number): boolean {
    const first = this.#head[a] as string;
    const second = this.#head[b] as string;
    if (first === second) return a < b;
    return first < second !== this.#descending;
  }
}
