import type { StoreApi } from 'zustand/vanilla';
import { loadPart } from '../load-part';
import type { TesterActions, TesterState } from '../state';
import type { EditingSurface, ProblemsPart, ProblemsTester } from './problems-state';

/** What of problems is in the first load. */
export type ProblemActions = Pick<TesterActions, 'loadProblems' | 'registerSurface' | 'applyEdits'>;

/** Makes the actions that begin the search for problems. `testerWith` gives the tester to the part that is loaded. */
export function problemActions(
  store: StoreApi<TesterState>,
  { loadProblems }: { loadProblems?(): Promise<ProblemsPart> },
  testerWith: (surface: ProblemsTester['surface']) => ProblemsTester,
): ProblemActions {
  let surface: EditingSurface | null = null;
  return {
    loadProblems: loadPart(store, 'problems', loadProblems, ({ startProblems }) =>
      startProblems(testerWith(() => surface)),
    ),
    registerSurface: (registered) => {
      surface = registered;
    },
    applyEdits: (rounds) => {
      surface?.applyRounds(rounds);
      return surface !== null;
    },
  };
}
