import { appTexts, listLost, urlsTexts } from '../../../messages';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { UrlsList } from './urls-list';

/** The list as it is now, or why there is none. */
export function UrlsReady() {
  const urls = useUrls();
  const status = useUrlsState((state) => state.status);
  const table = useUrlsState((state) => state.table);
  const lost = useUrlsState((state) => state.lost);
  if (status === 'unavailable' || status === 'stopped')
    return (
      <ViewAside
        name={appTexts.urlsView}
        text={lost > 0 ? `${urlsTexts[status]} ${listLost(lost)}` : urlsTexts[status]}
        button={{ label: urlsTexts.restart, onPress: () => urls.restart() }}
      />
    );
  if (table === null) return <ViewAside name={appTexts.urlsView} text={urlsTexts.starting} />;
  return <UrlsList table={table} />;
}
