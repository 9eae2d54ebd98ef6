import { LineScanner, LineShape } from '../engine/scan';

/** UTF-16 units of a line that are looked at: no reader takes more of a rule, and lines of megabytes must not be slow. */
const LONGEST_LINE = 16_664;

/** What stands in a line with a field: offsets in the line. */
export interface LineParts {
  /** In lower case, without what some readers forgive: `useragent` is `user-agent`. */
  readonly field: string;
  readonly fieldFrom: number;
  readonly fieldTo: number;
  readonly valueFrom: number;
  readonly valueTo: number;
}

/** The parts of a line as the engine's scanner cuts it; null where it has no field with a colon, or is too long. */
export function lineParts(text: string): LineParts | null {
  if (text.length > LONGEST_LINE) return null;
  const scanner = new LineScanner(text);
  if (scanner.scan(0, text.length) !== LineShape.directive || scanner.missingColon) return null;
  const { fieldFrom, fieldTo, valueFrom, valueTo } = scanner;
  const written = text.slice(fieldFrom, fieldTo).toLowerCase();
  const field = /^user[- ]?agent$/.test(written) ? 'user-agent' : written;
  return { field, fieldFrom, fieldTo, valueFrom, valueTo };
}
