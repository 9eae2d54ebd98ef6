/** The ways in which dialects differ, and those that touch a file. */
export { type FileTrait, fileTraits } from './file-traits';
export { isSameTrait, type TraitId, traitIds } from './traits';
