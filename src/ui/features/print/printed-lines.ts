import type { GROUP_MARK_STRIDE, LineMarks, RULE_MARK_STRIDE, RuleMark } from '../../../engine';
import { showRawBytes } from '../../../store/raw-bytes';

// The page may import only types of the engine; these annotations hold its numbers and ours together.
const GROUP_STRIDE: typeof GROUP_MARK_STRIDE = 3;
const RULE_STRIDE: typeof RULE_MARK_STRIDE = 4;
const LOST: typeof RuleMark.lost = 1;
const WON: typeof RuleMark.won = 2;

/** A line of the file as it is printed. */
export interface PrintedLine {
  readonly text: string;
  /** True where its end is left out. */
  readonly isCut: boolean;
  /** The selected group that it belongs to: 1, 2 …; 0 for none. */
  readonly part: number;
  /** True for the first line of that group. */
  readonly isFirst: boolean;
  /** What its rule did, where it matched, and the length of its pattern. */
  readonly rule: { readonly won: boolean; readonly length: number } | null;
}

/** A file as it is printed. */
export interface PrintedText {
  /** From line 1 on. */
  readonly lines: readonly PrintedLine[];
  /** How many lines are left out behind them. */
  readonly left: number;
  /** How many parts the selected group has. */
  readonly parts: number;
}

/** What a browser prints without a wait that is felt, and a person may want to read: some sixty pages. */
const MOST_LINES = 5_000;
const MOST_UNITS = 500_000;
const LONGEST_LINE = 2_000;

/** The begin of a text with the marks of a report about it; without marks where there are none. */
export function printedText(text: string, marks: LineMarks | null): PrintedText {
  const groups = marks === null ? new Map<number, Group>() : selectedGroups(marks.groups);
  const rules = marks === null ? new Map<number, PrintedLine['rule']>() : matchingRules(marks.rules);
  const lines: PrintedLine[] = [];
  let group: Group | undefined;
  let from = 0;
  // The empty line behind the last line end is none.
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
