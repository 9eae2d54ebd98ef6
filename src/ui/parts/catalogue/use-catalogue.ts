import type { Catalogue } from '../../../store';
import { useTester } from '../tester-context';

/** Returns the list of crawlers. Null until it is loaded, or if it cannot be loaded. */
export function useCatalogue(): Catalogue | null {
  return useTester(({ catalogue }) =>
    catalogue === 'loading' || catalogue === 'missing' ? null : catalogue,
  );
}
