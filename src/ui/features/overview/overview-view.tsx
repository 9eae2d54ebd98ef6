import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Loaded when the view is first opened. */
const OverviewPanel = lazyPart(() => import('./overview-panel').then((module) => module.OverviewPanel));

/** The Overview view, loaded on demand. */
export function OverviewView() {
  return <LazyView view="overview" Content={OverviewPanel} />;
}
