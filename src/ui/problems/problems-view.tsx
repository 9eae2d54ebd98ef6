import { lazy } from 'react';
import { ViewMissing } from '../parts/view-missing';
import { LazyView } from '../shell/lazy-view';

/** Comes when somebody asks for it. */
const ProblemsPanel = lazy(() =>
  import('./problems-panel').then(
    ({ ProblemsPanel }) => ({ default: ProblemsPanel }),
    () => ({ default: ViewMissing }),
  ),
);

/** What is wrong with the file, and what mends it. */
export function ProblemsView() {
  return <LazyView view="problems" Content={ProblemsPanel} />;
}
