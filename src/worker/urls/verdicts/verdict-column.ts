import { CellOutcome } from './cell-outcome';
import type { ColumnBasis } from './column-basis';
import type { ColumnCells } from './column-cells';

/** The verdicts of a crawler on all URLs: cells, and where in the file the rules stand that decide them. */
export class VerdictColumn {
  readonly cells: ColumnCells;
  readonly basis: ColumnBasis;
  /** The 1-based line of each rule, in the order in which they decide. */
  readonly lines: Uint32Array;
  readonly #lineOfFixed: number;

  constructor(cells: ColumnCells, basis: ColumnBasis) {
    this.cells = cells;
    this.basis = basis;
    this.lines = Uint32Array.from(basis.ranked, ({ rule }) => rule.line);
    this.#lineOfFixed = basis.fixed?.line ?? 0;
  }

  /** 1-based line of what decides a row; 0 where no line does, or it is not known yet. */
  lineAt(row: number): number {
    const rank = this.cells.rankAt(row);
    if (rank >= 0) return this.lines[rank] as number;
    if (this.#lineOfFixed === 0) return 0;
    const outcome = this.cells.outcomeAt(row);
    return outcome === CellOutcome.pending || outcome === CellOutcome['not-applicable']
      ? 0
      : this.#lineOfFixed;
  }
}
