import type { Problems, ProblemsTester } from '../store';
import { createProblems } from '../store/problems/create-problems';
import workerAddress from '../worker/lint.worker?worker&url';
import { startWorker } from './trusted-types';

/** Begins to look for problems in the file of a tester. Loaded when that is wanted: the page's first load carries none of it. */
export function startProblems(tester: ProblemsTester): Problems {
  return createProblems({
    tester,
    startWorker: () => startWorker(workerAddress, 'problems'),
  });
}
