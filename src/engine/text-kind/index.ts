/** Says what a text is that people bring. A separate entry point, so that importers don't load the parser. */
export { kindOfText, LONGEST_START, listWithSchemes, type TextKind } from './kind-of-text';
export { readLogLine } from './log-line';
export { lineAt, MOST_LINES_ABOVE, STATUS_LINE } from './status-line';
