/** Entry point of the search for problems, which runs in its own worker. */
export { LintClient } from './lint-client';
export type { LintUpdate } from './lint-protocol';
