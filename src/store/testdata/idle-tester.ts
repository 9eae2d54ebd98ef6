import { createTester, type Tester } from '../tester';

/** A tester with the example of the first visit, that nobody answers: its worker does not start, and its list of crawlers never comes. */
export function createIdleTester(): Tester {
  return createTester({
    startWorker: () => {
      throw new Error('There is none');
    },
    loadCatalogue: () => new Promise(() => undefined),
    draft: null,
    theme: 'system',
  });
}
