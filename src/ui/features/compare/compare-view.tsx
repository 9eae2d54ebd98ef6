import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Loaded on first use. */
const ComparePanel = lazyPart(() => import('./compare-panel').then((module) => module.ComparePanel));

/** Compares the file with another version. */
export function CompareView() {
  return <LazyView view="compare" Content={ComparePanel} />;
}
