/** The texts of the page, in the language of this build. A build in another language resolves `./en` to its folder. */
export * from './en';
export type { Rich, RichPart } from './rich';
export * from './shorten';
