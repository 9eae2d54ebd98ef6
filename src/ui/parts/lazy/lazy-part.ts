import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ViewMissing } from '../view/view-missing';

/** Creates a component that loads when it is first shown. Shows `Missing` if it cannot be loaded. */
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
