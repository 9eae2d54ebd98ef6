import { serveTester } from './serve-tester';

/** Entry point of the worker that answers questions. */
serveTester(self, () => import('./comparison-parts'));
