/** Compares two versions of a file for every URL, and finds versions with the same verdicts, or with another one for a URL. */
export { openFile } from '../readable-file';
export { type ChangeCounts, countChanges } from './direction';
export { placeGroups } from './place-groups';
export type { PreferenceChange } from './preference-changes';
export { simplify } from './simplify';
export { type VerdictEdit, verdictEdits } from './verdict-edits';
export {
  changedVerdicts,
  type ProvenVersionChanges,
  type ShortestChange,
  type VersionChange,
  type VersionVerdict,
  versionChanges,
} from './version-changes';
