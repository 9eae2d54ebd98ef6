/** Recognises what people paste, drop, open or import. A separate entry point, so that importers don't load the parser. */
export {
  kindOfText,
  LONGEST_START,
  lineAt,
  listWithSchemes,
  MOST_LINES_ABOVE,
  STATUS_LINE,
  type TextKind,
} from './kind-of-text';
export { readLogLine } from './log-line';
