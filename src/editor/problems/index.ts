/** A door of its own: problems in the editor, loaded when they are first looked for. */
export type { ProblemCard, ProblemLabels, ProblemSource } from './editor-problems';
export type { FixNotice } from './fix-notice';
export { type ProblemsPart, problemsPart } from './problems-part';
