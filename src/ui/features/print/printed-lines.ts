import type { GROUP_MARK_STRIDE, LineMarks, RULE_MARK_STRIDE, RuleMark } from '../../../engine';
import { showRawBytes } from '../../../store/raw-bytes';

// The page may import only types from the engine. These annotations keep the numbers equal to the engine's.
const GROUP_STRIDE: typeof GROUP_MARK_STRIDE = 3;
const RULE_STRIDE: typeof RULE_MARK_STRIDE = 4;
const LOST: typeof RuleMark.lost = 1;
const WON: typeof RuleMark.won = 2;

/** A printed line of the file. */
export interface PrintedLine {
  readonly text: string;
  /** True if the end of the line is left out. */
  readonly isCut: boolean;
  /** Number of the selected group that contains the line: 1, 2 …; 0 for none. */
  readonly part: number;
  /** True for the first line of that group. */
  readonly isFirst: boolean;
  /**
   * The matching rule of the line: `won` tells whether it decides, `length` is that of its pattern. Null for
   * other lines.
   */
  readonly rule: { readonly won: boolean; readonly length: number } | null;
}

/** A file as it is printed. */
export interface PrintedText {
  /** The printed lines, from line 1 on. */
  readonly lines: readonly PrintedLine[];
  /** Number of lines left out at the end. */
  readonly left: number;
  /** Number of selected groups. */
  readonly parts: number;
}

/**
 * Limits for a print without noticeable delay: about sixty pages. Units and line lengths are UTF-16 units.
 */
const MOST_LINES = 5_000;
const MOST_UNITS = 500_000;
const LONGEST_LINE = 2_000;

/** Returns the first lines of a text, with the marks of its report unless `marks` is null. */
export function printedText(text: string, marks: LineMarks | null): PrintedText {
  const groups = marks === null ? new Map<number, Group>() : selectedGroups(marks.groups);
  const rules = marks === null ? new Map<number, PrintedLine['rule']>() : matchingRules(marks.rules);
  const lines: PrintedLine[] = [];
  let group: Group | undefined;
  let from = 0;
  // The empty line after the last line end does not count.
  while (from < text.length && lines.length < MOST_LINES && from < MOST_UNITS) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    const number = lines.length + 1;
    group = groups.get(number) ?? (group && number <= group.last ? group : undefined);
    lines.push({
      text: showRawBytes(text.slice(from, Math.min(to, from + LONGEST_LINE))),
      isCut: to - from > LONGEST_LINE,
      part: group?.part ?? 0,
      isFirst: groups.has(number),
      rule: rules.get(number) ?? null,
    });
    from = to + 1;
  }
  return { lines, left: linesFrom(text, from), parts: groups.size };
}

interface Group {
  readonly part: number;
  readonly last: number;
}

function selectedGroups(marks: Int32Array): Map<number, Group> {
  const groups = new Map<number, Group>();
  for (let at = 0; at < marks.length; at += GROUP_STRIDE) {
    const [first = 0, last = 0, part = 0] = marks.subarray(at, at + GROUP_STRIDE);
    if (part > 0) groups.set(first, { part, last });
  }
  return groups;
}

function matchingRules(marks: Int32Array): Map<number, PrintedLine['rule']> {
  const rules = new Map<number, PrintedLine['rule']>();
  for (let at = 0; at < marks.length; at += RULE_STRIDE) {
    const [line = 0, mark, , length = 0] = marks.subarray(at, at + RULE_STRIDE);
    if (mark === WON || mark === LOST) rules.set(line, { won: mark === WON, length });
  }
  return rules;
}

function linesFrom(text: string, from: number): number {
  let count = 0;
  for (let at = from; at < text.length; count++) {
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
  return count;
}
