import { appTexts, listLost, urlsTexts } from '../../../messages';
import { useActions } from '../../parts/tester-context';
import { UrlsContext, useStartedUrls, useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { UrlsList } from './urls-list';

/** The URLs view, or the reason why it isn't available. */
export function UrlsPanel() {
  const urls = useStartedUrls();
  const actions = useActions();
  if (urls === 'missing')
    return (
      <ViewAside
        name={appTexts.urlsView}
        text={urlsTexts.missing}
        button={{ label: urlsTexts.tryAgain, onPress: actions.loadUrls }}
      />
    );
  if (typeof urls === 'string') return <ViewAside name={appTexts.urlsView} text={urlsTexts.starting} />;
  return (
    <UrlsContext value={urls}>
      <UrlsReady />
    </UrlsContext>
  );
}

/** The current list, or the reason why there is none. */
function UrlsReady() {
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
