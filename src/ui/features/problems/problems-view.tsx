import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Comes when somebody asks for it. */
const ProblemsPanel = lazyPart(() => import('./problems-panel').then((module) => module.ProblemsPanel));

/** What is wrong with the file, and what mends it. */
export function ProblemsView() {
  return <LazyView view="problems" Content={ProblemsPanel} />;
}
