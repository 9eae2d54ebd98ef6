import { urlsTexts } from '../../messages';
import { UrlsAside } from './urls-aside';
import { UrlsList } from './urls-list';
import { useUrls, useUrlsState } from './use-urls';

/** The list as it is now, or why there is none. */
export function UrlsReady() {
  const urls = useUrls();
  const status = useUrlsState((state) => state.status);
  const table = useUrlsState((state) => state.table);
  if (status === 'unavailable' || status === 'stopped')
    return (
      <UrlsAside
        text={urlsTexts[status]}
        button={{ label: urlsTexts.restart, onPress: () => urls.restart() }}
      />
    );
  if (table === null) return <UrlsAside text={urlsTexts.starting} />;
  return <UrlsList table={table} />;
}
