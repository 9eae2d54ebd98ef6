import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Loaded when the view is first opened. */
const ProblemsPanel = lazyPart(() => import('./problems-panel').then((module) => module.ProblemsPanel));

/** The Problems view, loaded on demand. */
export function ProblemsView() {
  return <LazyView view="problems" Content={ProblemsPanel} />;
}
