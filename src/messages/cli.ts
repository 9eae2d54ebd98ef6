/** The texts of the command and of saved reports, in the language of this build. */
export * from './en/cli';
export * from './en/cli-compare';
export * from './en/cli-notes';
export * from './en/cli-refusal';
export * from './en/preferences';
export { plain } from './en/rich';
export * from './en/version-change';
export { printable } from './printable';
export { printableCell } from './shown-cell';
export { shownChange, shownPath } from './shown-change';
