import { useEffect, useRef } from 'react';
import { noUrlAsked, noUrlFound, urlsTexts } from '../../../messages';
import link from '../../parts/controls/link.module.css';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import styles from './no-url-found.module.css';

const NO_FILTER = { search: '', askedBy: null, choice: 'all' } as const;

/** In the place of the table where the filter leaves no row. */
export function NoUrlFound() {
  const urls = useUrls();
  const button = useRef<HTMLButtonElement>(null);
  // The row that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const { askedBy, choice, search } = useUrlsState((state) => state.query);
  const asker = useUrlsState(({ table }) => table?.askers.find(({ id }) => askedBy === `id ${id}`));
  return (
    <p className={styles['none']}>
      {askedBy === null ? noUrlFound(choice, search) : noUrlAsked(asker?.name ?? null, choice, search)}{' '}
      <button ref={button} type="button" className={link['link']} onClick={() => urls.setQuery(NO_FILTER)}>
        {urlsTexts.clearFilter}
      </button>
    </p>
  );
}
