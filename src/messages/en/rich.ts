import type { RichPart, RichWithTerms, Term } from '../rich';
import { formatNumber } from './intl';

/** Converts a rich text to plain words, for screen readers and titles. */
export function plain(rich: RichWithTerms): string {
  return rich.map(plainPart).join('');
}

function plainPart(part: RichPart | Term): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('line' in part) return lineName(part.line);
  if ('lines' in part) return lineRange(part.lines);
  if ('strong' in part) return part.strong;
  if ('em' in part) return part.em;
  return part.term;
}

/** `line 12`, or `line 1,012` in a long file. */
export function lineName(line: number): string {
  return `line ${formatNumber(line)}`;
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
