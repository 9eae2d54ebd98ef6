import { appTexts, urlsTexts } from '../../../messages';
import { useActions } from '../../parts/tester-context';
import { UrlsContext, useStartedUrls } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { UrlsReady } from './urls-ready';

/** Many URLs, what crawlers may do with them and what is expected; or why that is not known. */
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
