import { urlOnTestedSite } from '../../../store';
import { samplePath } from '../../parts/overview/place';
import { useActions, useTesterStore } from '../../parts/tester-context';
import { cellCrawlers } from './shown-cell';
import type { ColumnMember } from './shown-columns';
import type { ActiveCell } from './use-active-cell';

/** Returns the best-known crawler that a cell is about; undefined if it is about none. */
export function askedCrawler({ row, shown }: Pick<ActiveCell, 'row' | 'shown'>): ColumnMember | undefined {
  return cellCrawlers(row, shown.members).affected[0];
}

/** Returns a function that asks about a cell: a path of its first place, for the best-known crawler that it is about. The view stays. */
export function useAsk(): (cell: Pick<ActiveCell, 'row' | 'shown'>) => void {
  const actions = useActions();
  const store = useTesterStore();
  return (cell) => {
    const crawler = askedCrawler(cell);
    if (crawler === undefined) return;
    actions.setCrawler(crawler.id ?? crawler.name);
    actions.setUrl(urlOnTestedSite(store.getState(), samplePath(cell.row.places[0])));
  };
}
