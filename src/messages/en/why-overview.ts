import type {
  OverviewColumn,
  OverviewContent,
  OverviewRow,
} from '../../worker/lint/overview/overview-protocol';
import { count } from './intl';
import { distinctNames, everyone, everyoneBut, someNames } from './overview-sentence';

/** Texts of the Why view while no page is asked. */
export const whyOverviewTexts = {
  noPage: 'No page asked yet.',
  inShort: 'In short, this file is:',
  rows: 'Parts of the site',
  open: 'Show the overview',
} as const;

/** Button that opens the Overview: `1 more area in the overview`. */
export function areasInOverview(areas: number): string {
  return areas === 0 ? whyOverviewTexts.open : `${count(areas, 'more area', 'more areas')} in the overview`;
}

/** Says whom a row of the overview is closed to: `closed to everyone except Bingbot`. `hasExceptions`: rows nested in it differ. */
export function closedToWhom(
  { cells }: OverviewRow,
  { columns, skippers }: Pick<OverviewContent, 'columns' | 'skippers'>,
  hasExceptions: boolean,
): string {
  const used = cells.flatMap((cell, index) => {
    const column = columns[index];
    return cell.outcome === null || column === undefined ? [] : [{ cell, column }];
  });
  const blocked = used.filter(({ cell }) => cell.outcome === 'disallowed');
  const free = used.filter(({ cell }) => cell.outcome !== 'disallowed');
  const whom = blockedWhom(
    blocked.map(({ column }) => column),
    free.map(({ column }) => column),
    skippers,
  );
  return hasExceptions || used.some(({ cell }) => cell.hasExceptions) ? `${whom}, with exceptions` : whom;
}

function blockedWhom(
  blocked: readonly OverviewColumn[],
  free: readonly OverviewColumn[],
  skippers: OverviewContent['skippers'],
): string {
  if (blocked.length === 0) return 'open to everyone';
  if (free.length === 0) return `closed to ${everyone(skippers)}`;
  if (blocked.some(({ isEveryoneElse }) => isEveryoneElse))
    return `closed to ${everyoneBut(crawlersOf(free), skippers)}`;
  return `closed to ${crawlersOf(blocked)}`;
}

function crawlersOf(columns: readonly OverviewColumn[]): string {
  const crawlers = columns.reduce((sum, { members }) => sum + members.length, 0);
  return someNames(distinctNames(columns.flatMap(({ names }) => names)), crawlers);
}
