import type { Transaction } from '../document/text-change';
import { type ChangedSpan, changedSpans } from './changed-spans';
import { type ChangedLine, LINES_PER_PREVIEW, LONGEST_PREVIEW_LINE } from './lint-protocol';

/** Lines that differ between two texts. */
export interface ChangedLines {
  /** The first `LINES_PER_PREVIEW` lines. */
  readonly lines: readonly ChangedLine[];
  /** Number of changed lines. */
  readonly count: number;
}

/**
 * Returns the lines that differ between `before` and `after`, the texts before the first and after the last
 * round of edits.
 */
export function linesChanged(before: string, after: string, rounds: readonly Transaction[]): ChangedLines {
  const lines: ChangedLine[] = [];
  let count = 0;
  let number = 1;
  let counted = 0;
  for (const span of wholeLines(before, after, changedSpans(rounds))) {
    number += lineEnds(before, counted, span.oldFrom);
    counted = span.oldFrom;
    const old = linesIn(before, span.oldFrom, span.oldTo);
    const now = linesIn(after, span.newFrom, span.newTo);
    const same = commonEnds(old, now);
    const oldCount = old.length - same.start - same.end;
    const newCount = now.length - same.start - same.end;
    const changed = Math.max(oldCount, newCount);
    for (let i = 0; i < changed && lines.length < LINES_PER_PREVIEW; i++) {
      lines.push({
        number: number + same.start + Math.min(i, oldCount),
        before: i < oldCount ? shortened(old[same.start + i] as string) : null,
        after: i < newCount ? shortened(now[same.start + i] as string) : null,
      });
    }
    count += changed;
  }
  return { lines, count };
}

/**
 * Widens spans to whole lines with their line ends and merges those that then overlap. The last line is
 * treated as if it had a line end.
 */
function wholeLines(before: string, after: string, spans: readonly ChangedSpan[]): readonly ChangedSpan[] {
  const whole: ChangedSpan[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last !== undefined && span.oldFrom < last.oldTo) {
      const end = span.oldTo < last.oldTo ? last.oldTo : endOfLines(before, after, span);
      whole[whole.length - 1] = { ...last, oldTo: end, newTo: span.newTo + end - span.oldTo };
    } else whole.push(widened(before, after, span));
  }
  return whole;
}

function widened(before: string, after: string, span: ChangedSpan): ChangedSpan {
  const { oldFrom, oldTo, newFrom, newTo } = span;
  const from = oldFrom === 0 ? 0 : before.lastIndexOf('\n', oldFrom - 1) + 1;
  const to = endOfLines(before, after, span);
  return { oldFrom: from, oldTo: to, newFrom: newFrom - (oldFrom - from), newTo: newTo + to - oldTo };
}

/**
 * Returns the end of the lines that a span changes: the span's own end if a line starts there in both texts.
 */
function endOfLines(before: string, after: string, { oldTo, newTo }: ChangedSpan): number {
  return isLineStart(before, oldTo) && isLineStart(after, newTo) ? oldTo : lineAfter(before, oldTo);
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n';
}

/** Returns the start of the next line. */
function lineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return (end < 0 ? text.length : end) + 1;
}

/** Returns the lines between two line starts. */
function linesIn(text: string, from: number, to: number): readonly string[] {
  return from === to ? [] : text.slice(from, to - 1).split('\n');
}

/** Counts the equal lines at the start and at the end. */
function commonEnds(old: readonly string[], now: readonly string[]): { start: number; end: number } {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  return { start, end };
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function shortened(line: string): string {
  return line.length > LONGEST_PREVIEW_LINE ? `${line.slice(0, LONGEST_PREVIEW_LINE - 1)}…` : line;
}
