/** Entry point of the diff view, merged or side by side. Loaded on the first comparison; contains no code for editing. */
export { createDiff, type DiffHandle, type DiffLine, type DiffOutcome } from './create-diff';
