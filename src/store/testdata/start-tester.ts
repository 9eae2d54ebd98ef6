import type { WorkerPort } from '../../worker/connection/port';
import { serveLint } from '../../worker/lint/serve-lint';
import { serveTester } from '../../worker/tester/serve-tester';
import { serveUrls } from '../../worker/urls/serve-urls';
import { createProblems } from '../problems/create-problems';
import { createTester, type Tester, type TesterOptions } from '../tester';
import { createUrls } from '../urls/create-urls';

/**
 * Creates a worker that works in this thread. Messages are cloned as for a real one.
 * @param serve what the worker's file does with its global scope
 */
export function inThread(serve: (port: WorkerPort) => unknown): Worker {
  const { port1: page, port2: worker } = new MessageChannel();
  worker.start();
  page.start();
  void serve(worker);
  return Object.assign(page, { terminate: () => page.close() }) as unknown as Worker;
}

/** Answers questions as the tester's worker does. */
const serveTesterHere = (port: WorkerPort): void =>
  serveTester(port, () => import('../../worker/tester/comparison-parts'));

/** Creates a whole tester whose workers run in this thread. Its catalogue, problems and URLs are the real ones. */
export function startTester(options: Partial<TesterOptions> = {}): Tester {
  const tester = createTester({
    startWorker: () => inThread(serveTesterHere),
    loadCatalogue: () => import('../../catalogue/full'),
    loadProblems: async () => (page) => createProblems(page, () => inThread(serveLint)),
    loadUrls: async () => (page) =>
      createUrls(
        page,
        () => inThread(serveUrls),
        async (address) => (await import('../share')).readPageAddress(address),
      ),
    draft: null,
    theme: 'light',
    ...options,
  });
  tester.start();
  return tester;
}
