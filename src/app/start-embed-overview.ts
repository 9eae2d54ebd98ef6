import type { Problems, TesterHandle } from '../store';
import { createProblems } from '../store/problems/create-problems';
import OverviewWorker from '../worker/embed-overview.worker?worker&inline';

/** Starts what the embed page's overview needs of the search for problems: its worker has no lint rules. Loaded with the overview. */
export function startEmbedOverview(tester: TesterHandle): Problems {
  return createProblems(tester, () => new OverviewWorker({ name: 'robots.txt overview' }));
}
