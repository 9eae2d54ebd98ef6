import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ViewMissing } from '../view/view-missing';

/** A part of the page that comes when it is first shown; where it does not arrive, what says so stands in its place. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = ViewMissing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
}
