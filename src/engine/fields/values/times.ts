import type { Hours } from '../field-value';

/** Parses two times of four digits each; null if one isn't a time of day. 2400 means the end of the day. */
export function readHours(from: string, to: string): Hours | null {
  return isTime(from) && isTime(to) ? { from: withColon(from), to: withColon(to) } : null;
}

function isTime(digits: string): boolean {
  return /^(?:[01]\d|2[0-3])[0-5]\d$|^2400$/.test(digits);
}

function withColon(digits: string): string {
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
