import type { ChangeDesc, Text } from '@codemirror/state';
import { MapMode } from '@codemirror/state';
import type { GROUP_MARK_STRIDE, RULE_MARK_STRIDE, RuleMark } from '../../engine';
import type { RuleState } from '../labels';
import type { EditorMarks } from './editor-marks';

// The editor may import only types from the engine's matcher. These annotations fail to compile if the numbers differ.
const GROUP_STRIDE: typeof GROUP_MARK_STRIDE = 3;
const RULE_STRIDE: typeof RULE_MARK_STRIDE = 4;
const UNMATCHED: typeof RuleMark.unmatched = 0;
const WON: typeof RuleMark.won = 2;

/** A group over the current text. */
export interface MarkedGroup {
  readonly first: number;
  readonly last: number;
  /** 1, 2 … for the selected groups, 0 for the others. */
  readonly part: number;
}

/** A rule of the selected groups over the current text. */
export interface MarkedRule {
  readonly line: number;
  readonly state: RuleState;
  /** True for a disallow rule with a path. Without a path it blocks nothing. */
  readonly blocks: boolean;
  /** Specificity of its pattern. */
  readonly length: number;
}

/**
 * Marks of a report over a text that may have been edited since: each line of the report is mapped to its current place. Lines are looked up when
 * drawn, so an edit has no cost per line. All positions are clamped, so that no mark throws.
 */
export class MarksOverText {
  /** Number of selected groups. */
  readonly parts: number;

  private constructor(
    readonly marks: EditorMarks,
    /** The text of the report. */
    private readonly base: Text,
    /** The current text. */
    private readonly doc: Text,
    /** The edits between `base` and `doc`; null if there are none. */
    private readonly edited: Edited | null,
    parts: number,
  ) {
    this.parts = parts;
  }

  /** Creates marks for the current text. */
  static of(marks: EditorMarks, doc: Text): MarksOverText {
    let parts = 0;
    const { groups } = marks.lines;
    for (let at = 2; at < groups.length; at += GROUP_STRIDE) if ((groups[at] ?? 0) > 0) parts++;
    return new MarksOverText(marks, doc, doc, null, parts);
  }

  /** Returns the same marks after an edit. */
  map(changes: ChangeDesc, doc: Text): MarksOverText {
    const all = this.edited === null ? changes : this.edited.changes.composeDesc(changes);
    return new MarksOverText(this.marks, this.base, doc, editedLines(all, this.base), this.parts);
  }

  /** Returns the group that contains a line, or null. */
  groupAt(line: number): MarkedGroup | null {
    const { groups } = this.marks.lines;
    let low = 0;
    let high = groups.length / GROUP_STRIDE;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lineOf(groups[middle * GROUP_STRIDE]) <= line) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return null;
    const at = (low - 1) * GROUP_STRIDE;
    const last = this.#lineOf(groups[at + 1]);
    if (last < line) return null;
    return { first: this.#lineOf(groups[at]), last, part: groups[at + 2] ?? 0 };
  }

  /** Returns the rule on a line; null also if the start of its line was deleted. */
  ruleAt(line: number): MarkedRule | null {
    const { rules } = this.marks.lines;
    let low = 0;
    let high = rules.length / RULE_STRIDE;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lineOf(rules[middle * RULE_STRIDE]) < line) low = middle + 1;
      else high = middle;
    }
    for (
      let at = low * RULE_STRIDE;
      at < rules.length && this.#lineOf(rules[at]) === line;
      at += RULE_STRIDE
    ) {
      if (!this.#isDeleted(rules[at])) return this.#rule(at);
    }
    return null;
  }

  /** Rules that matched: the winner, then the others by precedence (longest pattern, allow before disallow, earlier line). */
  matches(): MarkedRule[] {
    const { rules } = this.marks.lines;
    const found: MarkedRule[] = [];
    for (let at = 0; at < rules.length; at += RULE_STRIDE) {
      if (rules[at + 1] !== UNMATCHED && !this.#isDeleted(rules[at])) found.push(this.#rule(at));
    }
    return found.sort(
      (a, b) =>
        Number(b.state === 'won') - Number(a.state === 'won') ||
        b.length - a.length ||
        Number(a.blocks) - Number(b.blocks) ||
        a.line - b.line,
    );
  }

  /** Offset after which nothing is read; null without a limit. */
  limitOffset(): number | null {
    const limit = this.marks.limit;
    if (limit === null) return null;
    const offset = Math.min(Math.max(0, limit.offset), this.base.length);
    return this.edited === null ? offset : this.edited.changes.mapPos(offset, -1);
  }

  #rule(at: number): MarkedRule {
    const { rules } = this.marks.lines;
    const mark = rules[at + 1];
    return {
      line: this.#lineOf(rules[at]),
      state: mark === WON ? 'won' : mark === UNMATCHED ? 'unmatched' : 'lost',
      blocks: rules[at + 2] !== 1 && rules[at + 3] !== 0,
      length: rules[at + 3] ?? 0,
    };
  }

  /** Current number of a line of the report. Never decreases as `reported` grows; the binary searches rely on that. */
  #lineOf(reported: number | undefined): number {
    const line = clampLine(reported, this.base);
    if (this.edited === null || line < this.edited.first) return line;
    if (line > this.edited.last) return line + this.doc.lines - this.base.lines;
    return this.doc.lineAt(this.edited.changes.mapPos(this.base.line(line).from, 1)).number;
  }

  #isDeleted(reported: number | undefined): boolean {
    const line = clampLine(reported, this.base);
    if (this.edited === null || line < this.edited.first || line > this.edited.last) return false;
    return this.edited.changes.mapPos(this.base.line(line).from, 1, MapMode.TrackAfter) === null;
  }
}

/** Edits, and the lines of the original text that they touch. All other lines only shift. */
interface Edited {
  readonly changes: ChangeDesc;
  readonly first: number;
  readonly last: number;
}

function editedLines(changes: ChangeDesc, base: Text): Edited | null {
  let from = -1;
  let to = -1;
  changes.iterChangedRanges((fromA, toA) => {
    if (from < 0) from = fromA;
    to = toA;
  });
  return from < 0 ? null : { changes, first: base.lineAt(from).number, last: base.lineAt(to).number };
}

function clampLine(line: number | undefined, text: Text): number {
  return Math.min(Math.max(1, line ?? 1), text.lines);
}
