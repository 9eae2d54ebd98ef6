/** Compares two versions of a file for every URL, and finds the smallest version with the same verdicts. */
export { openFile } from './open-file';
export { simplify } from './simplify';
export {
  type ShortestChange,
  type VersionChange,
  type VersionChanges,
  type VersionVerdict,
  versionChanges,
} from './version-changes';
