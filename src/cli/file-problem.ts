import type { FileProblem } from '../messages/cli';

const PROBLEMS: ReadonlyMap<unknown, FileProblem> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EISDIR', 'folder'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
]);

/** Maps a system error to the problem with a file. */
export function fileProblem(error: unknown): FileProblem {
  return PROBLEMS.get(errorCode(error)) ?? 'other';
}

/** Returns the system's error code, such as `EPIPE`; undefined if there is none. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
