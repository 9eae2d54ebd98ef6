import type { ShownProblems } from '../../../messages';

/** Which findings are shown. */
export interface ProblemFilter {
  readonly show: ShownProblems;
  readonly query: string;
}

/** Everything. */
export const NO_FILTER: ProblemFilter = { show: 'all', query: '' };
