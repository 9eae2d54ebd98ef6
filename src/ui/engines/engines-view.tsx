import { lazy } from 'react';
import { ViewMissing } from '../parts/view-missing';
import { LazyView } from '../shell/lazy-view';

/** Comes when somebody asks for it. */
const Engines = lazy(() =>
  import('./engines').then(
    ({ Engines }) => ({ default: Engines }),
    () => ({ default: ViewMissing }),
  ),
);

/** What other readers of robots.txt would decide, and the choice to answer by one of them. */
export function EnginesView() {
  return <LazyView view="engines" Content={Engines} />;
}
