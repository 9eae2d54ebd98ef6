import { NO_RULE, RuleDecider } from '../../../engine';
import { CellOutcome } from './cell-outcome';
import { type ColumnBasis, decidesAlike } from './column-basis';
import type { UrlBatch } from './url-batch';

/** Characters compared (beyond one look at each) after which other work may come between: about 2 ms. */
const MOST_STEPS = 1_000_000;

/** What is stored of a cell: one of these, or FIRST_RULE plus the rank of the rule that decides. */
const OUT_OF_SCOPE = 0;
const FIRST_RULE = 3;
/** Where the ranks LEFT_OPEN and NO_RULE end up. */
const LEFT_OPEN_CODE = 1;
const NO_RULE_CODE = 2;

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The verdicts of the same rules on one URL after another: 1 byte each up to 253 rules, 2 up to 65,533, else 4. */
export class ColumnCells {
  /** Rows from 0 that are decided. */
  done = 0;
  #basis: ColumnBasis;
  /** While there is work; null where the verdict is fixed too. */
  #decider: RuleDecider | null = null;
  readonly #outcomes: Uint8Array;
  #codes: Codes;

  /** Has room for no row yet, see `grow`. */
  constructor(basis: ColumnBasis) {
    this.#basis = basis;
    this.#outcomes = outcomesOf(basis);
    this.#codes = codesFor(basis, 0);
  }

  /** Bytes that the cells of so many rows take. */
  bytesFor(rows: number): number {
    return rows * bytesPerCell(this.#basis);
  }

  /** Bytes that the compiled rules take at present. */
  get compiledBytes(): number {
    return this.#decider?.byteLength ?? 0;
  }

  /** Whether these cells are right for another basis too; if so, they rest on that from now on, and let go of the file that was. */
  adopt(basis: ColumnBasis): boolean {
    if (!decidesAlike(this.#basis, basis)) return false;
    this.#basis = basis;
    return true;
  }

  /** Makes room for so many rows, where there is less. */
  grow(rows: number): void {
    if (rows <= this.#codes.length) return;
    const codes = codesFor(this.#basis, rows);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Compiles the rules, in time linear in their characters. */
  prepare(): void {
    if (this.#basis.fixed === null) this.#preparedDecider();
  }

  #preparedDecider(): RuleDecider {
    this.#decider ??= new RuleDecider(this.#basis.robots, this.#basis.ranked);
    this.#decider.prepare(this.#codes.length - this.done);
    return this.#decider;
  }

  /** Gives the memory of the compiled rules back. */
  release(): void {
    this.#decider = null;
  }

  /** Decides the rows of a batch that are next, or as many of them as are no long work. The next must lie in the batch. */
  decide(batch: UrlBatch): void {
    const { ranks } = batch;
    const from = this.done - batch.start;
    const to = this.#rank(batch, from, ranks);
    const scope = this.#basis.scope === null ? null : batch.scopeBy(this.#basis.scope);
    for (let i = from; i < to; i++) {
      const isOut = scope !== null && scope[i] === 0;
      this.#codes[batch.start + i] = isOut ? OUT_OF_SCOPE : (ranks[i] as number) + FIRST_RULE;
    }
    this.done = batch.start + to;
  }

  /** Sets the rank for each URL of the batch from `from` on that is decided now; returns the one behind the last of them. */
  #rank(batch: UrlBatch, from: number, ranks: Int32Array): number {
    if (this.#basis.fixed !== null) {
      ranks.fill(NO_RULE, from, batch.length);
      return batch.length;
    }
    const paths = batch.pathsBy(this.#basis.robots.dialect.paths);
    return this.#preparedDecider().decide(paths, from, ranks, MOST_STEPS);
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
function outcomesOf({ fixed, ranked }: ColumnBasis): Uint8Array {
  const outcomes = new Uint8Array(FIRST_RULE + ranked.length);
  outcomes[OUT_OF_SCOPE] = CellOutcome['not-applicable'];
  outcomes[LEFT_OPEN_CODE] = CellOutcome.undefined;
  outcomes[NO_RULE_CODE] = CellOutcome[fixed?.outcome ?? 'allowed'];
  for (const [rank, { outcome }] of ranked.entries()) outcomes[FIRST_RULE + rank] = CellOutcome[outcome];
  return outcomes;
}

function bytesPerCell({ ranked }: ColumnBasis): 1 | 2 | 4 {
  const codes = FIRST_RULE + ranked.length;
  if (codes <= 256) return 1;
  return codes <= 65_536 ? 2 : 4;
}

function codesFor(basis: ColumnBasis, rows: number): Codes {
  switch (bytesPerCell(basis)) {
    case 1:
      return new Uint8Array(rows);
    case 2:
      return new Uint16Array(rows);
    case 4:
      return new Uint32Array(rows);
  }
}
