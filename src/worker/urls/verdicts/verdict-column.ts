import type { CrawlerRules } from '../../../engine';
import { CellOutcome } from './cell-outcome';
import type { ColumnCells } from './column-cells';

/** A crawler's verdicts on all URLs: the cells and the lines of the deciding rules. */
export class VerdictColumn {
  readonly cells: ColumnCells;
  readonly rules: CrawlerRules;
  /** The 1-based line of each rule, in deciding order. */
  readonly lines: Uint32Array;

  constructor(cells: ColumnCells, rules: CrawlerRules) {
    this.cells = cells;
    this.rules = rules;
    this.lines = Uint32Array.from(rules.deciding, ({ rule }) => rule.line);
  }

  /** Returns the 1-based line that decides a row; 0 if there is none or it isn't known yet. */
  lineAt(row: number): number {
    return this.cells.outcomeAt(row) === CellOutcome.pending ? 0 : this.rules.lineOf(this.cells.rankAt(row));
  }
}
