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

/** Says whom a row of the overview is closed to: `closed to everyone except Bingbot, with exceptions`. */
export function closedToWhom(
  { cells }: Pick<OverviewRow, 'cells'>,
  { columns, skippers }: Pick<OverviewContent, 'columns' | 'skippers'>,
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
  // Exceptions of crawlers that the sentence doesn't name aren't exceptions from what it says.
  const named = blocked.length > 0 ? blocked : free;
  const exceptions = named.some(({ cell }) => cell.hasExceptions) ? ', with exceptions' : '';
  const partly = blocked.length > 0 ? free.filter(({ cell }) => cell.hasExceptions) : [];
  return `${whom}${exceptions}${partlyClosed(partly.map(({ column }) => column))}`;
}

/** Names those to whom only some addresses are closed. */
function partlyClosed(columns: readonly OverviewColumn[]): string {
  if (columns.length === 0) return '';
  const whom = columns.some(({ isEveryoneElse }) => isEveryoneElse) ? 'others' : crawlersOf(columns);
  return `, some addresses also to ${whom}`;
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
