import { type TextCheck, urlOnTestedSite } from '../../../store';
import { namesByFame } from '../../parts/overview/famous-first';
import { useActions, useTesterStore } from '../../parts/tester-context';

/** Returns a function that asks about a change: its example, for the best known of its crawlers. The view stays. */
export function useAskAboutChange(): (change: TextCheck['changes'][number], check: TextCheck) => void {
  const actions = useActions();
  const store = useTesterStore();
  return ({ crawlers, others, everyoneElse, path }, check) => {
    const rest = everyoneElse === 'all' ? check.everyoneElse : others;
    const [crawler] = namesByFame([...crawlers, ...rest]);
    if (crawler !== undefined) actions.setCrawler(crawler);
    actions.setUrl(path.startsWith('/') ? urlOnTestedSite(store.getState(), path) : path);
  };
}
