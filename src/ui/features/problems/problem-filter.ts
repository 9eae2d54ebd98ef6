import type { ShownProblems } from '../../../messages';

/** Filter of the list. */
export interface ProblemFilter {
  readonly show: ShownProblems;
  readonly query: string;
}

/** Filter that matches every finding. */
export const NO_FILTER: ProblemFilter = { show: 'all', query: '' };
