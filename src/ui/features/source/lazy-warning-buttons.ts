import { type ComponentType, lazy } from 'react';
import type { WarningButtonsProps } from './warning-buttons';

/** What can be done about a warning; the first page has none. Where it does not arrive, the warning stands alone. */
export const LazyWarningButtons = lazy<ComponentType<WarningButtonsProps>>(() =>
  import('./warning-buttons').then(
    ({ WarningButtons }) => ({ default: WarningButtons }),
    () => ({ default: () => null }),
  ),
);
