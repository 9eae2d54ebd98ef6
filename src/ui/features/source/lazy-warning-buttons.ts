import { lazyPart } from '../../parts/lazy/lazy-part';

/**
 * Buttons of a warning, loaded on demand because the page usually starts without one. If they cannot be
 * loaded, the warning has no buttons.
 */
export const LazyWarningButtons = lazyPart(
  () => import('./page-warning-buttons').then((module) => module.PageWarningButtons),
  () => null,
);
