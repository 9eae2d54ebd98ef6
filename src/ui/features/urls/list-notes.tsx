import {
  entriesContradicting,
  entriesRefused,
  listLost,
  notChecked,
  notKept,
  urlsTexts,
} from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { MOST_COLUMNS } from '../../../store/urls/most-columns';
import { useUrlsState } from '../../parts/urls/use-urls';
import styles from './urls-foot.module.css';

/** What is to be known of the list: what was left out, what is not checked, whether it is kept. There before anything is, so that it is heard. */
export function ListNotes({ table: { expectedCrawlers } }: { readonly table: UrlsStatus }) {
  const columns = useUrlsState((state) => state.columns);
  const refused = useUrlsState((state) => state.refused);
  const unkept = useUrlsState((state) => state.notKept);
  const lost = useUrlsState((state) => state.lost);
  const areAskersLost = useUrlsState((state) => state.areAskersLost);
  const contradicting = useUrlsState((state) => state.contradicting);
  const shown = new Set(columns.flatMap(({ names }) => names));
  // Before the list of crawlers is there nobody has a column.
  const unchecked = columns.length === 0 ? [] : expectedCrawlers.filter((name) => !shown.has(name));
  const isFull = columns.length >= MOST_COLUMNS;
  return (
    <div role="status" className={styles['notes']}>
      {lost > 0 && <p className={styles['wrong']}>{listLost(lost)}</p>}
      {areAskersLost && <p className={styles['wrong']}>{urlsTexts.askersLost}</p>}
      {refused > 0 && <p className={styles['wrong']}>{entriesRefused(refused)}</p>}
      {contradicting > 0 && <p className={styles['wrong']}>{entriesContradicting(contradicting)}</p>}
      {unchecked.length > 0 && (
        <p className={styles['wrong']}>{notChecked(unchecked, isFull ? MOST_COLUMNS : null)}</p>
      )}
      {unkept !== null && <p>{notKept(unkept)}</p>}
    </div>
  );
}
