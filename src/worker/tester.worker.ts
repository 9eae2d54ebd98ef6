import { serveTester } from './tester/serve-tester';

/** Entry point of the worker that answers questions. */
serveTester(self, () => import('./tester/comparison-parts'));
