import type { Problems, TesterHandle } from '../store';
import { createProblems } from '../store/problems/create-problems';
import workerAddress from '../worker/lint.worker?worker&url';
import { startWorker } from './trusted-types';

/** Starts looking for problems in a tester's file. Loaded on demand, to keep it out of the page's first load. */
export function startProblems(tester: TesterHandle): Problems {
  return createProblems(tester, () => startWorker(workerAddress, 'problems'));
}
