/** Entry point of the editor: CodeMirror with the robots.txt language and the marks of a report. No React, no store. */
export {
  createEditor,
  type EditorEdit,
  type EditorHandle,
  type EditorOptions,
  type EditorText,
} from './create-editor';
export type { EditorLabels, RuleState, SearchLabels } from './labels';
export type { EditorMarks, LimitMark } from './marks/editor-marks';
export type { EditorPart } from './part';
export { readingExtensions } from './reading-extensions';
