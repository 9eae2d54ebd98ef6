import type { Catalogue } from '../../../store';
import { useTester } from '../tester-context';

/** The list of crawlers; null until it is loaded, and where it cannot be. */
export function useCatalogue(): Catalogue | null {
  return useTester(({ catalogue }) =>
    catalogue === 'loading' || catalogue === 'missing' ? null : catalogue,
  );
}
