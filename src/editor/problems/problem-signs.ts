import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { LineSign, LineSigns } from '../marks/line-signs';
import type { ProblemLabels } from './editor-problems';
import { drawProblemIcon } from './problem-icon';
import { problemsChanged, problemsOf } from './problems-field';
import type { PlacedProblem } from './problems-over-text';
import { worst } from './worst-pieces';

/** Problems of one line that are looked at for its sign. */
const MOST_PER_LINE = 1000;
/** Texts that are kept. */
const MOST_KNOWN = 100;

/** An icon for every line on which a problem begins, with what screen readers are told. Guesses have none. */
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

/** Most lines say "1 error"; making that anew for every line in sight would cost more than all else about them. */
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

/** Problems that begin on a line, counted from 1. */
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
  const shown = problems.filter(({ severity }) => severity !== 'guess');
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
