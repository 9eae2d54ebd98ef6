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
    at: (state, line) => signOf(state, line, counted),
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

/** Returns the problem whose hint is at the end of a line, counted from 1, and the hint; or null. */
export function hintOn(
  state: EditorState,
  line: number,
): { readonly problem: PlacedProblem; readonly text: string } | null {
  const hints = problemsOf(state)?.problems.hints;
  for (const problem of hints === undefined ? [] : problemsOn(state, line)) {
    const text = isQuiet(problem.severity) ? undefined : hints?.get(problem.index);
    if (text !== undefined) return { problem, text };
  }
  return null;
}

/** Returns the problems that start on a line, counted from 1. */
function problemsOn(state: EditorState, line: number): PlacedProblem[] {
  const { from, to } = state.doc.line(line);
  const problems = problemsOf(state)?.between(from, to, MOST_PER_LINE) ?? [];
  return problems.filter((problem) => problem.from >= from);
}

function signOf(state: EditorState, line: number, counts: ProblemLabels['counts']): LineSign | null {
  const shown = problemsOn(state, line).filter(({ severity }) => !isQuiet(severity));
  const severity = worst(shown);
  if (severity === null) return null;
  const count = (severityName: string) => shown.filter((problem) => problem.severity === severityName).length;
  const text = counts(count('error'), count('warning'), count('note'));
  const hint = hintOn(state, line)?.text ?? null;
  return {
    name: severity,
    title: text,
    description: hint === null ? text : `${text}; ${hint}`,
    badge: hint,
    draw: () => drawProblemIcon(severity),
  };
}
