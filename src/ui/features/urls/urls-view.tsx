import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Comes when somebody asks for it. */
const UrlsPanel = lazyPart(() => import('./urls-panel').then((module) => module.UrlsPanel));

/** Many URLs at once, for several crawlers, against what is expected of them. */
export function UrlsView() {
  return <LazyView view="urls" Content={UrlsPanel} />;
}
