import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { LineSign, LineSigns } from '../marks/line-signs';
import { isQuiet, type ProblemLabels } from './editor-problems';
import { drawProblemIcon } from './problem-icon';
import { problemsChanged, problemsOf } from './problems-field';
import type { PlacedProblem } from './problems-over-text';
import { worst } from './worst-pieces';

/** Maximum number of problems considered for the sign of a line. */
const MOST_PER_LINE = 1000;
/** Maximum number of cached texts. */
const MOST_KNOWN = 100;

/** Puts an icon on every line where a problem starts, with a description for screen readers. Quiet problems have none. */
export function problemSigns(
  labels: ProblemLabels,
  open: (view: EditorView, line: number) => void,
): LineSigns {
  const counted = countTexts(labels);
  return {
    at: (state, line) => signOf(state, problemsOn(state, line), counted),
    changed: problemsChanged,
    open,
  };
}

/** Caches the texts of counts. Most lines say "1 error", and formatting it for every visible line would dominate their cost. */
function countTexts({ counts }: ProblemLabels): ProblemLabels['counts'] {
  const known = new Map<string, string>();
  return (...numbers) => {
    const key = numbers.join();
    const text = known.get(key) ?? counts(...numbers);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(key, text);
    return text;
  };
}

/** Returns the problems that start on a line, counted from 1. */
function problemsOn(state: EditorState, line: number): PlacedProblem[] {
  const { from, to } = state.doc.line(line);
  const problems = problemsOf(state)?.between(from, to, MOST_PER_LINE) ?? [];
  return problems.filter((problem) => problem.from >= from);
}

function signOf(
  state: EditorState,
  problems: readonly PlacedProblem[],
  counts: ProblemLabels['counts'],
): LineSign | null {
  const shown = problems.filter(({ severity }) => !isQuiet(severity));
  const severity = worst(shown);
  if (severity === null) return null;
  const count = (severityName: string) => shown.filter((problem) => problem.severity === severityName).length;
  const text = counts(count('error'), count('warning'), count('note'));
  const hints = problemsOf(state)?.problems.hints;
  const hint = shown.find(({ index }) => hints?.has(index));
  return {
    name: severity,
    title: text,
    description: text,
    badge: (hint && hints?.get(hint.index)) ?? null,
    draw: () => drawProblemIcon(severity),
  };
}
