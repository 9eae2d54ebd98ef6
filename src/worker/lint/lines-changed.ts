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
  for (const { from, old, now } of changedRuns(before, after, rounds)) {
    const changed = Math.max(old.length, now.length);
    for (let i = 0; i < changed && lines.length < LINES_PER_PREVIEW; i++) {
      lines.push({
        number: from + Math.min(i, old.length),
        before: i < old.length ? shortened(old[i] as string) : null,
        after: i < now.length ? shortened(now[i] as string) : null,
      });
    }
    count += changed;
  }
  return { lines, count };
}

/** Successive lines that others replace. */
interface ChangedRun {
  /** The first line, 1-based, of the text before and of the text after. */
  readonly from: number;
  readonly newFrom: number;
  readonly old: readonly string[];
  readonly now: readonly string[];
}

/** Returns what the rounds change, line by line; see `linesChanged`. A run begins and ends with a line that differs. */
export function* changedRuns(
  before: string,
  after: string,
  rounds: readonly Transaction[],
): Generator<ChangedRun> {
  let number = 1;
  let counted = 0;
  let shift = 0;
  for (const span of wholeLines(before, after, changedSpans(rounds))) {
    number += lineEnds(before, counted, span.oldFrom);
    counted = span.oldFrom;
    const old = linesIn(before, span.oldFrom, span.oldTo);
    const now = linesIn(after, span.newFrom, span.newTo);
    const { start, end } = commonEnds(old, now);
    const from = number + start;
    yield {
      from,
      newFrom: from + shift,
      old: old.slice(start, old.length - end),
      now: now.slice(start, now.length - end),
    };
    shift += now.length - old.length;
  }
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
