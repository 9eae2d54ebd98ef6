import { createTester, type Tester, type TesterOptions } from '../tester';

/** Creates a tester with the first-run example that never gets an answer: its worker doesn't start, and its catalogue never loads. */
export function createIdleTester(options: Partial<TesterOptions> = {}): Tester {
  return createTester({
    startWorker: () => {
      throw new Error('There is none');
    },
    loadCatalogue: () => new Promise(() => undefined),
    draft: null,
    theme: 'system',
    ...options,
  });
}
