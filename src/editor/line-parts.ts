import { LineScanner, LineShape } from '../engine/scan';

/** Maximum length of a line that is scanned, in UTF-16 units. Google reads no more of a line, and lines of megabytes must not be slow. */
const LONGEST_LINE = 16_664;

/** Parts of a line that has a field, as offsets in the line. */
export interface LineParts {
  /** In lower case and in the standard spelling: `useragent` becomes `user-agent`. */
  readonly field: string;
  readonly fieldFrom: number;
  readonly fieldTo: number;
  readonly valueFrom: number;
  readonly valueTo: number;
}

/** Returns the parts of a line as cut by the engine's scanner. Null for a line without a field and colon, or one that is too long. */
export function lineParts(text: string): LineParts | null {
  if (text.length > LONGEST_LINE) return null;
  const scanner = new LineScanner(text);
  if (scanner.scan(0, text.length) !== LineShape.directive || scanner.missingColon) return null;
  const { fieldFrom, fieldTo, valueFrom, valueTo } = scanner;
  const written = text.slice(fieldFrom, fieldTo).toLowerCase();
  const field = /^user[- ]?agent$/.test(written) ? 'user-agent' : written;
  return { field, fieldFrom, fieldTo, valueFrom, valueTo };
}
