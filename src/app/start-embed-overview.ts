import type { Problems, ProblemsTester } from '../store';
import { createProblems } from '../store/problems/create-problems';
import OverviewWorker from '../worker/embed-overview.worker?worker&inline';

/** Starts what the embed page's overview needs of the search for problems: its worker has no lint rules. Loaded with the overview. */
export function startProblems(tester: ProblemsTester): Problems {
  return createProblems({ tester, startWorker: () => new OverviewWorker({ name: 'robots.txt overview' }) });
}
