import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Comes when somebody asks for it. */
const Engines = lazyPart(() => import('./engines').then((module) => module.Engines));

/** What other readers of robots.txt would decide, and the choice to answer by one of them. */
export function EnginesView() {
  return <LazyView view="engines" Content={Engines} />;
}
