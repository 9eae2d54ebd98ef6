import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Comes when somebody asks for it. */
const ComparePanel = lazyPart(() => import('./compare-panel').then((module) => module.ComparePanel));

/** The file against another version of it. */
export function CompareView() {
  return <LazyView view="compare" Content={ComparePanel} />;
}
