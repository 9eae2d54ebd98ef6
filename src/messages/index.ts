/**
 * The texts of the page, in the language of this build. A build in another language exchanges the modules of `./en`, also for `later` and `cli`, the HTML
 * files, and the texts of lint rules and the catalogue: see `.ci/pseudo-language.mjs`.
 */
export * from './en';
export type { Rich, RichPart } from './rich';
export * from './shorten';
export { shownChange } from './shown-change';
