/** Reads pasted and typed texts. A separate entry point, because the first page doesn't need it. */
export { kindOfText, listWithSchemes } from '../engine/text-kind';
export { expectedWord } from '../url-lists/import/expected-word';
export { fetchForQuestion } from './live/fetch-for-question';
export type { TesterState } from './state';
export { whenLoaded } from './when-loaded';
export { pasteText } from './written/paste-text';
