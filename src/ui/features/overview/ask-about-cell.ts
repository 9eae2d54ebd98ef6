import { type OverviewContent, type TesterActions, type TesterState, urlOnTestedSite } from '../../../store';
import { samplePath } from '../../parts/overview/place';
import { askedCrawler } from './shown-cell';
import type { ActiveCell } from './use-active-cell';

/** Path that stands for the rest of a site whose home page has a row of its own. */
const ANY_PAGE = '/page';

/** The part of a cell that a question needs. */
export type AskedCell = Pick<ActiveCell, 'row' | 'shown'>;

/** Asks about a cell: a path of its first place, for the best-known crawler that it is about. The view stays. */
export function askAboutCell(
  cell: AskedCell,
  { areas }: OverviewContent,
  { state, actions }: { readonly state: TesterState; readonly actions: TesterActions },
): void {
  const crawler = askedCrawler(cell.row, cell.shown.members);
  if (crawler === undefined) return;
  const [place] = cell.row.places;
  const isHomeApart = areas.rows.some(({ places }) => places.some(({ pattern }) => pattern === '/$'));
  const path = place === undefined && isHomeApart ? ANY_PAGE : samplePath(place);
  actions.setCrawler(crawler.id ?? crawler.name);
  actions.setUrl(urlOnTestedSite(state, path));
}
