import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Loaded on first use. */
const UrlsPanel = lazyPart(() => import('./urls-panel').then((module) => module.UrlsPanel));

/** Tests many URLs for several crawlers against expectations. */
export function UrlsView() {
  return <LazyView view="urls" Content={UrlsPanel} />;
}
