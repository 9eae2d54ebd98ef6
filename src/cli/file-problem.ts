import type { FileProblem } from '../messages/cli';

const PROBLEMS: ReadonlyMap<unknown, FileProblem> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EISDIR', 'folder'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
]);

/** What the system's error says about a file. */
export function fileProblem(error: unknown): FileProblem {
  return PROBLEMS.get(errorCode(error)) ?? 'other';
}

/** The system's code for an error, such as `EPIPE`; undefined where it has none. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
