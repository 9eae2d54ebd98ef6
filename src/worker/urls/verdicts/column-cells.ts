import { type CrawlerRules, OUT_OF_SCOPE, UrlDecider } from '../../../engine';
import type { ListBatch } from './list-batch';

/** Character comparisons (beyond one per URL) after which other work may run: about 2 ms. */
const MOST_STEPS = 1_000_000;

/** Added to the rank of a cell, so that the stored code is never negative. */
const FIRST_RULE = -OUT_OF_SCOPE;

/** Returns the rank that a stored code stands for. */
export function rankOfCode(code: number): number {
  return code - FIRST_RULE;
}

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * The verdicts of one set of rules on a list of URLs. Each takes 1 byte for up to 253 rules, 2 for up to
 * 65,533, otherwise 4.
 */
export class ColumnCells {
  /** Number of rows decided, counted from row 0. */
  done = 0;
  #rules: CrawlerRules;
  /** Set only while there is work. */
  #decider: UrlDecider | null = null;
  #codes: Codes;

  /** Starts without room for any row; see `grow`. */
  constructor(rules: CrawlerRules) {
    this.#rules = rules;
    this.#codes = codesFor(rules, 0);
  }

  /** Number of different codes. */
  get codes(): number {
    return codesOf(this.#rules);
  }

  /** Returns the bytes needed for this many rows. */
  bytesFor(rows: number): number {
    return rows * bytesPerCell(this.#rules);
  }

  /** Bytes of the compiled rules; 0 if they aren't compiled. */
  get compiledBytes(): number {
    return this.#decider?.byteLength ?? 0;
  }

  /**
   * Returns true if these cells are also valid for other rules. They then refer to the other rules, so that
   * the previous file can be freed.
   */
  adopt(rules: CrawlerRules): boolean {
    if (!this.#rules.decidesLike(rules)) return false;
    this.#rules = rules;
    return true;
  }

  /** Makes room for this many rows; never shrinks. */
  grow(rows: number): void {
    if (rows <= this.#codes.length) return;
    const codes = codesFor(this.#rules, rows);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Compiles the rules, in time linear in their length. */
  prepare(): void {
    this.#preparedDecider();
  }

  #preparedDecider(): UrlDecider {
    this.#decider ??= new UrlDecider(this.#rules);
    this.#decider.prepare(this.#codes.length - this.done);
    return this.#decider;
  }

  /** Frees the compiled rules. */
  release(): void {
    this.#decider = null;
  }

  /**
   * Decides the next rows of a batch, stopping early if that takes long. The next row must be in the batch.
   */
  decide(batch: ListBatch): void {
    const { ranks } = batch;
    const from = this.done - batch.start;
    const to = this.#preparedDecider().decide(batch, from, ranks, MOST_STEPS);
    for (let i = from; i < to; i++) this.#codes[batch.start + i] = (ranks[i] as number) + FIRST_RULE;
    this.done = batch.start + to;
  }

  /** Returns the code of a decided row. */
  codeAt(row: number): number {
    return this.#codes[row] as number;
  }

  /**
   * Sets the bits of each row's code in `marks`, which starts at row `from`, for the rows [from..to). `pending`: bits of
   * rows that aren't decided yet.
   */
  mark(marks: Uint8Array, from: number, to: number, bits: Uint8Array, pending: number): void {
    const codes = this.#codes;
    const known = Math.max(from, Math.min(to, this.done));
    for (let row = from; row < known; row++)
      marks[row - from] = (marks[row - from] as number) | (bits[codes[row] as number] as number);
    for (let row = known; row < to; row++) marks[row - from] = (marks[row - from] as number) | pending;
  }

  /**
   * Returns the index of the deciding rule, in deciding order; negative if there is none or it isn't known
   * yet.
   */
  rankAt(row: number): number {
    return row < this.done ? rankOfCode(this.codeAt(row)) : -1;
  }
}

function codesOf({ deciding }: CrawlerRules): number {
  return FIRST_RULE + deciding.length;
}

function bytesPerCell(rules: CrawlerRules): 1 | 2 | 4 {
  const codes = codesOf(rules);
  if (codes <= 256) return 1;
  return codes <= 65_536 ? 2 : 4;
}

function codesFor(rules: CrawlerRules, rows: number): Codes {
  switch (bytesPerCell(rules)) {
    case 1:
      return new Uint8Array(rows);
    case 2:
      return new Uint16Array(rows);
    case 4:
      return new Uint32Array(rows);
  }
}
