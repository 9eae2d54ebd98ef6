/** What changes between two versions of a file, for every URL, and the smallest version in which nothing changes. */
export { openFile } from './open-file';
export { simplify } from './simplify';
export {
  type ShortestChange,
  type VersionChange,
  type VersionChanges,
  versionChanges,
} from './version-changes';
