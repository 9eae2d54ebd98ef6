import type { StoreApi } from 'zustand/vanilla';
import { loadPart } from '../load-part';
import type { TesterActions, TesterState } from '../state';
import type { EditingSurface, ProblemsPart, ProblemsTester } from './problems-state';

/** Actions about problems whose code is in the first load. */
export type ProblemActions = Pick<
  TesterActions,
  'loadProblems' | 'registerSurface' | 'applyEdits' | 'undoEdit'
>;

/** Creates the actions that start looking for problems. `testerWith` creates the tester for the loaded part. */
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
    undoEdit: () => surface?.undo(),
  };
}
