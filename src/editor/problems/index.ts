/** Entry point of problems in the editor. Loaded when they are first needed. */
export type { PreviewEnds, ProblemCard, ProblemLabels, ProblemSource } from './editor-problems';
export { type EditorProblemsPart, problemsPart } from './problems-part';
