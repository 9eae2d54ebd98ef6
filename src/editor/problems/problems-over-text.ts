import type { ChangeDesc } from '@codemirror/state';
import { MapMode } from '@codemirror/state';
import { type EditorProblems, isQuiet, type ProblemSeverity } from './editor-problems';

// Must match the field order in the worker's `lint-protocol.ts`, which the editor may not import.
const STRIDE = 4;
const severities: readonly ProblemSeverity[] = ['error', 'warning', 'note', 'guess', 'tidy'];

/** A problem over the current text. */
export interface PlacedProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: ProblemSeverity;
  readonly index: number;
}

/**
 * Problems of a report over a text that may have been edited since. Places move with the text. Problems whose text was deleted or replaced
 * disappear. Nothing is computed for problems out of view. All places are clamped, so that no decoration throws.
 */
export class ProblemsOverText {
  private constructor(
    readonly problems: EditorProblems,
    /** Length of the text that the report is about. */
    private readonly length: number,
    /** All edits since the report; null if there are none. */
    private readonly edits: ChangeDesc | null,
    /** Inverse of `edits`. */
    private readonly back: ChangeDesc | null,
    /** For each problem, the farthest end of this and all earlier problems. Ascending, so it can be searched. */
    private readonly reach: Int32Array,
  ) {}

  /** Creates problems of the current text, which has this length. */
  static of(problems: EditorProblems, length: number): ProblemsOverText {
    const { marks } = problems;
    const reach = new Int32Array(Math.floor(marks.length / STRIDE));
    let farthest = 0;
    for (let at = 0; at < reach.length; at++) {
      farthest = Math.max(farthest, marks[at * STRIDE + 1] ?? 0);
      reach[at] = farthest;
    }
    return new ProblemsOverText(problems, length, null, null, reach);
  }

  /** True if the text was edited since the report. */
  get isOutdated(): boolean {
    return this.edits !== null;
  }

  /** Returns the same problems after an edit. */
  map(changes: ChangeDesc): ProblemsOverText {
    const edits = this.edits === null ? changes : this.edits.composeDesc(changes);
    return new ProblemsOverText(this.problems, this.length, edits, edits.invertedDesc, this.reach);
  }

  /** Returns at most `most` problems that touch a part of the current text, ascending by start. */
  between(from: number, to: number, most = Number.POSITIVE_INFINITY): PlacedProblem[] {
    const first = this.back?.mapPos(from, -1) ?? from;
    const last = this.back?.mapPos(to, 1) ?? to;
    const { marks } = this.problems;
    const found: PlacedProblem[] = [];
    let at = firstWhere(this.reach.length, (index) => (this.reach[index] ?? 0) >= first);
    for (; at < this.reach.length && (marks[at * STRIDE] ?? 0) <= last && found.length < most; at++) {
      const problem = this.#place(at);
      if (problem !== null && problem.from <= to && problem.to >= from) found.push(problem);
    }
    return found;
  }

  /** The next problem that starts after `pos`, or the last one that starts before it, wrapping around. Skips quiet ones; null if there is none. */
  beside(pos: number, direction: 1 | -1): PlacedProblem | null {
    const count = this.reach.length;
    const start = firstWhere(count, (index) => {
      const from = this.#from(index);
      return direction > 0 ? from > pos : from >= pos;
    });
    for (let step = 0; step < count; step++) {
      const at = direction > 0 ? start + step : start - 1 - step;
      const problem = this.#place((at + count) % count);
      if (problem !== null && !isQuiet(problem.severity)) return problem;
    }
    return null;
  }

  #place(at: number): PlacedProblem | null {
    const { marks } = this.problems;
    const oldFrom = clamp(marks[at * STRIDE], this.length);
    const oldTo = Math.max(oldFrom, clamp(marks[at * STRIDE + 1], this.length));
    // A problem of zero length disappears when the text around it is deleted.
    if (oldFrom === oldTo && this.edits?.mapPos(oldFrom, 1, MapMode.TrackDel) === null) return null;
    const from = this.edits?.mapPos(oldFrom, 1) ?? oldFrom;
    const to = this.edits?.mapPos(oldTo, oldFrom === oldTo ? 1 : -1) ?? oldTo;
    if (to < from || (to === from && oldTo > oldFrom)) return null;
    const severity = severities[marks[at * STRIDE + 2] ?? 0] ?? 'guess';
    return { from, to, severity, index: marks[at * STRIDE + 3] ?? 0 };
  }

  /** Current start of a problem. Never decreases with the index. */
  #from(at: number): number {
    const from = clamp(this.problems.marks[at * STRIDE], this.length);
    return this.edits?.mapPos(from, 1) ?? from;
  }
}

function clamp(pos: number | undefined, length: number): number {
  return Math.min(Math.max(0, pos ?? 0), length);
}

/** Binary search: the first number below `count` for which `holds` is true, or `count`. `holds` must stay true after that. */
function firstWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
