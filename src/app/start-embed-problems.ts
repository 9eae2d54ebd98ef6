import type { Problems, TesterHandle } from '../store';
import { createProblems } from '../store/problems/create-problems';
import LintWorker from '../worker/embed-lint.worker?worker&inline';

/** Starts looking for problems in the embed page. The same worker makes the overview. Loaded with the problems. */
export function startEmbedProblems(tester: TesterHandle): Problems {
  return createProblems(tester, () => new LintWorker({ name: 'robots.txt problems' }));
}
