import { serveTester } from './serve-tester';

/** The entry of the worker that answers questions. */
serveTester(self);
