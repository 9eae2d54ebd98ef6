import type { GROUP_MARK_STRIDE, LineMarks, RULE_MARK_STRIDE, RuleMark } from '../engine';
import { showRawBytes } from '../engine/source';

// The page may import only types from the engine. These annotations keep the numbers equal to the engine's.
const GROUP_STRIDE: typeof GROUP_MARK_STRIDE = 3;
const RULE_STRIDE: typeof RULE_MARK_STRIDE = 4;
const LOST: typeof RuleMark.lost = 1;
const WON: typeof RuleMark.won = 2;
const ALLOW = 1;

/** A line of the file with its marks, for texts outside the editor. */
export interface MarkedLine {
  readonly text: string;
  /** True if the end of the line is left out. */
  readonly isCut: boolean;
  /** Number of the selected group that contains the line: 1, 2 …; 0 for none. */
  readonly part: number;
  /** True for the first line of that group. */
  readonly isFirst: boolean;
  /** True in a group that isn't selected. */
  readonly isUnused: boolean;
  /**
   * The matching rule of the line: `won` tells whether it decides, `blocks` whether it is a disallow rule with a path, `length` is that of its
   * pattern. Null for other lines.
   */
  readonly rule: { readonly won: boolean; readonly blocks: boolean; readonly length: number } | null;
}

/** The first lines of a file. */
export interface MarkedText {
  /** From line 1 on. */
  readonly lines: readonly MarkedLine[];
  /** Number of lines left out at the end. */
  readonly left: number;
  /** Number of selected groups. */
  readonly parts: number;
}

/**
 * Limits for a print without noticeable delay: about sixty pages. Units are UTF-16 units.
 */
const MOST_LINES = 5_000;
const MOST_UNITS = 500_000;
/** Maximum length of a line that isn't cut, in UTF-16 units. */
export const LONGEST_MARKED_LINE = 2_000;

/** Returns the first lines of a text, at most `mostLines`, with the marks of its report unless `marks` is null. */
export function markedText(text: string, marks: LineMarks | null, mostLines = MOST_LINES): MarkedText {
  const groups = marks === null ? new Map<number, Group>() : groupsByLine(marks.groups);
  const rules = marks === null ? new Map<number, MarkedLine['rule']>() : matchingRules(marks.rules);
  const lines: MarkedLine[] = [];
  let group: Group | undefined;
  let from = 0;
  // The empty line after the last line end does not count.
  while (from < text.length && lines.length < mostLines && from < MOST_UNITS) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    const number = lines.length + 1;
    group = groups.get(number) ?? (group && number <= group.last ? group : undefined);
    lines.push({
      text: showRawBytes(text.slice(from, Math.min(to, from + LONGEST_MARKED_LINE))),
      isCut: to - from > LONGEST_MARKED_LINE,
      part: group?.part ?? 0,
      isFirst: group?.part !== 0 && groups.has(number),
      isUnused: group?.part === 0,
      rule: rules.get(number) ?? null,
    });
    from = to + 1;
  }
  return {
    lines,
    left: linesFrom(text, from),
    parts: [...groups.values()].filter(({ part }) => part > 0).length,
  };
}

interface Group {
  readonly part: number;
  readonly last: number;
}

function groupsByLine(marks: Int32Array): Map<number, Group> {
  const groups = new Map<number, Group>();
  for (let at = 0; at < marks.length; at += GROUP_STRIDE) {
    const [first = 0, last = 0, part = 0] = marks.subarray(at, at + GROUP_STRIDE);
    groups.set(first, { part, last });
  }
  return groups;
}

function matchingRules(marks: Int32Array): Map<number, MarkedLine['rule']> {
  const rules = new Map<number, MarkedLine['rule']>();
  for (let at = 0; at < marks.length; at += RULE_STRIDE) {
    const [line = 0, mark, type, length = 0] = marks.subarray(at, at + RULE_STRIDE);
    if (mark === WON || mark === LOST)
      rules.set(line, { won: mark === WON, blocks: type !== ALLOW && length !== 0, length });
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
