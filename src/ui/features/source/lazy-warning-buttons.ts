import { type ComponentType, lazy } from 'react';
import type { WarningButtonsProps } from './warning-buttons';

/**
 * Buttons of a warning, loaded on demand because the first page has no warning. If they cannot be loaded, the
 * warning has no buttons.
 */
export const LazyWarningButtons = lazy<ComponentType<WarningButtonsProps>>(() =>
  import('./warning-buttons').then(
    ({ WarningButtons }) => ({ default: WarningButtons }),
    () => ({ default: () => null }),
  ),
);
