import { lazyPart } from '../../parts/lazy/lazy-part';
import { LazyView } from '../../parts/view/lazy-view';

/** Loaded on first use. */
const Engines = lazyPart(() => import('./engines').then((module) => module.Engines));

/** Compares the verdicts of all dialects and selects the dialect to use. */
export function EnginesView() {
  return <LazyView view="engines" Content={Engines} />;
}
