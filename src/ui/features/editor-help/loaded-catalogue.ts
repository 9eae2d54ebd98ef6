import type { Catalogue } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';

/** Resolves to the list of crawlers once it is loaded. Null if it could not be loaded. */
export function loadedCatalogue({ store, actions }: TesterBinding): Promise<Catalogue | null> {
  actions.loadCatalogue();
  return new Promise((resolve) => {
    const check = (): boolean => {
      const { catalogue } = store.getState();
      if (catalogue === 'loading') return false;
      resolve(catalogue === 'missing' ? null : catalogue);
      return true;
    };
    if (check()) return;
    const end = store.subscribe(() => {
      if (check()) end();
    });
  });
}
