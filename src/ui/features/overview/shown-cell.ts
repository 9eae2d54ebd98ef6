import type { DescribedCrawlers } from '../../../messages';
import type { OverviewRow } from '../../../store';
import type { ColumnMember } from './shown-columns';

/** A cell of the table. */
export type ShownCell = DescribedCrawlers;

/** Counts the verdicts of a row for the crawlers of a shown column. Crawlers for which no URL is there aren't counted. */
export function countedCell({ cells }: OverviewRow, members: readonly ColumnMember[]): ShownCell {
  let blocked = 0;
  let total = 0;
  let hasExceptions = false;
  for (const { column } of members) {
    const cell = cells[column];
    if (cell === undefined || cell.outcome === null) continue;
    total++;
    if (cell.outcome === 'disallowed') blocked++;
    hasExceptions ||= cell.hasExceptions;
  }
  if (total === 0) return { outcome: null, blocked, total, hasExceptions };
  const outcome = blocked === 0 ? 'allowed' : blocked === total ? 'blocked' : 'some';
  return { outcome, blocked, total, hasExceptions };
}

/** The crawlers of a column by their verdict in a row. */
export interface CellCrawlers {
  /** The crawlers that the cell is about: those that are blocked or, if none is, those that are allowed. */
  readonly affected: readonly ColumnMember[];
  readonly others: readonly ColumnMember[];
}

/** Returns the crawlers that a cell is about, and those with the other verdict. */
export function cellCrawlers({ cells }: OverviewRow, members: readonly ColumnMember[]): CellCrawlers {
  const counted = members.filter(({ column }) => (cells[column]?.outcome ?? null) !== null);
  const isBlocked = ({ column }: ColumnMember) => cells[column]?.outcome === 'disallowed';
  const affected = counted.filter(isBlocked);
  if (affected.length === 0) return { affected: counted, others: [] };
  return { affected, others: counted.filter((member) => !isBlocked(member)) };
}

/** Returns the best-known crawler that a cell is about; undefined if it is about none. */
export function askedCrawler(row: OverviewRow, members: readonly ColumnMember[]): ColumnMember | undefined {
  return cellCrawlers(row, members).affected[0];
}
