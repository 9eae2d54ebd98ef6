import { type CrawlerRules, OUT_OF_SCOPE, UrlDecider } from '../../../engine';
import { CellOutcome } from './cell-outcome';
import type { ListBatch } from './list-batch';

/** Characters compared (beyond one look at each) after which other work may come between: about 2 ms. */
const MOST_STEPS = 1_000_000;

/** A cell stores FIRST_RULE plus its rank, which is never negative. */
const FIRST_RULE = -OUT_OF_SCOPE;

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The verdicts of the same rules on one URL after another: 1 byte each up to 253 rules, 2 up to 65,533, else 4. */
export class ColumnCells {
  /** Rows from 0 that are decided. */
  done = 0;
  #rules: CrawlerRules;
  /** While there is work. */
  #decider: UrlDecider | null = null;
  readonly #outcomes: Uint8Array;
  #codes: Codes;

  /** Has room for no row yet, see `grow`. */
  constructor(rules: CrawlerRules) {
    this.#rules = rules;
    this.#outcomes = outcomesOf(rules);
    this.#codes = codesFor(rules, 0);
  }

  /** Bytes that the cells of so many rows take. */
  bytesFor(rows: number): number {
    return rows * bytesPerCell(this.#rules);
  }

  /** Bytes that the compiled rules take at present. */
  get compiledBytes(): number {
    return this.#decider?.byteLength ?? 0;
  }

  /** Returns true if these cells are right for other rules, too. They then rest on those, and let go of the former file. */
  adopt(rules: CrawlerRules): boolean {
    if (!this.#rules.decidesLike(rules)) return false;
    this.#rules = rules;
    return true;
  }

  /** Makes room for so many rows, where there is less. */
  grow(rows: number): void {
    if (rows <= this.#codes.length) return;
    const codes = codesFor(this.#rules, rows);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Compiles the rules, in time linear in their characters. */
  prepare(): void {
    this.#preparedDecider();
  }

  #preparedDecider(): UrlDecider {
    this.#decider ??= new UrlDecider(this.#rules);
    this.#decider.prepare(this.#codes.length - this.done);
    return this.#decider;
  }

  /** Gives the memory of the compiled rules back. */
  release(): void {
    this.#decider = null;
  }

  /** Decides the rows of a batch that are next, or as many of them as are no long work. The next must lie in the batch. */
  decide(batch: ListBatch): void {
    const { ranks } = batch;
    const from = this.done - batch.start;
    const to = this.#preparedDecider().decide(batch, from, ranks, MOST_STEPS);
    for (let i = from; i < to; i++) this.#codes[batch.start + i] = (ranks[i] as number) + FIRST_RULE;
    this.done = batch.start + to;
  }

  /** What the cell of a row says. */
  outcomeAt(row: number): CellOutcome {
    if (row >= this.done) return CellOutcome.pending;
    return this.#outcomes[this.#codes[row] as number] as CellOutcome;
  }

  /** Index of the rule that decides a row, in the order in which they decide; negative where none does, or it is not known yet. */
  rankAt(row: number): number {
    return row < this.done ? (this.#codes[row] as number) - FIRST_RULE : -1;
  }

  /** Sets the bit `1 << outcome` of each row from..to in `marks`, whose first is for row `from`. */
  markOutcomes(marks: Uint8Array, from: number, to: number): void {
    const codes = this.#codes;
    const bits = this.#outcomes.map((outcome) => 1 << outcome);
    const known = Math.max(from, Math.min(to, this.done));
    for (let row = from; row < known; row++)
      marks[row - from] = (marks[row - from] as number) | (bits[codes[row] as number] as number);
    for (let row = known; row < to; row++)
      marks[row - from] = (marks[row - from] as number) | (1 << CellOutcome.pending);
  }
}

/** The outcome of each code. */
function outcomesOf(rules: CrawlerRules): Uint8Array {
  const codes = FIRST_RULE + rules.deciding.length;
  return Uint8Array.from(
    { length: codes },
    (_, code) => CellOutcome[rules.judgementOf(code - FIRST_RULE).outcome],
  );
}

function bytesPerCell({ deciding }: CrawlerRules): 1 | 2 | 4 {
  const codes = FIRST_RULE + deciding.length;
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
