/** The door to the search for problems; behind it lies a worker of its own. */
export { LintClient } from './lint-client';
export type { LintUpdate } from './lint-protocol';
