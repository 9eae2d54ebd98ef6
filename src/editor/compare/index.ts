/** The door to two texts shown as one or side by side. It brings editors without the parts for editing, and comes when somebody compares. */
export { createDiff, type DiffHandle, type DiffOutcome } from './create-diff';
