import type { CrawlerRules } from '../../../engine';
import { CellOutcome } from './cell-outcome';
import type { ColumnCells } from './column-cells';

/** The verdicts of a crawler on all URLs: cells, and where in the file the rules stand that decide them. */
export class VerdictColumn {
  readonly cells: ColumnCells;
  readonly rules: CrawlerRules;
  /** The 1-based line of each rule, in the order in which they decide. */
  readonly lines: Uint32Array;

  constructor(cells: ColumnCells, rules: CrawlerRules) {
    this.cells = cells;
    this.rules = rules;
    this.lines = Uint32Array.from(rules.deciding, ({ rule }) => rule.line);
  }

  /** 1-based line of what decides a row; 0 where no line does, or it is not known yet. */
  lineAt(row: number): number {
    return this.cells.outcomeAt(row) === CellOutcome.pending ? 0 : this.rules.lineOf(this.cells.rankAt(row));
  }
}
