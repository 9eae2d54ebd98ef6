import type { Rich, RichPart } from '../rich';
import { formatNumber } from './intl';

/** Converts a rich text to plain words, for screen readers and titles. */
export function plain(rich: Rich): string {
  return rich.map(plainPart).join('');
}

function plainPart(part: RichPart): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('line' in part) return lineName(part.line, part.lastLine);
  if ('strong' in part) return part.strong;
  return part.em;
}

/** `line 12`, or `line 1,012` in a long file; `lines 9–12` if there are several. */
export function lineName(line: number, lastLine = line): string {
  return lastLine === line ? `line ${formatNumber(line)}` : `lines ${lineRange([line, lastLine])}`;
}

/** `Line 12`, for the start of a sentence. */
export function lineNameAtStart(line: number): string {
  return `Line ${formatNumber(line)}`;
}

/** `9–12`; a single number if the range is one line. */
export function lineRange([first, last]: readonly [first: number, last: number]): string {
  const from = formatNumber(first);
  return first === last ? from : `${from}–${formatNumber(last)}`;
}
