import type { EditorState } from '@codemirror/state';
import type { CardEntry, CardSource } from '../card/card-source';
import { isQuiet, type ProblemSource } from './editor-problems';
import { moreEntry, problemEntry } from './problem-entry';
import { problemsOf } from './problems-field';
import type { PlacedProblem } from './problems-over-text';

/** Maximum number of problems in one card. */
const MOST_IN_CARD = 10;
/** Maximum number of problems considered at one place. */
const MOST_AT_PLACE = 1000;

/** Shows the problems under the pointer or on the caret's line. Those that touch the caret come first, quiet ones last. */
export function problemCards(source: ProblemSource): CardSource {
  const entriesFor = async (problems: readonly PlacedProblem[]): Promise<readonly CardEntry[]> => {
    const shown = problems.slice(0, MOST_IN_CARD);
    const found = await Promise.all(shown.map(({ index }) => source.details(index)));
    const entries = shown.flatMap((problem, at) => {
      const card = found[at];
      return card == null ? [] : problemEntry(problem, card, source);
    });
    const rest = problems.length - shown.length;
    const [first] = entries;
    return rest === 0 || first === undefined ? entries : [...entries, moreEntry(rest, source, first.from)];
  };
  return {
    at: (state, offset) => {
      const near = problemsOf(state)?.between(offset, offset, MOST_AT_PLACE) ?? [];
      const problems = quietLast(near.filter(({ from, to }) => offset < Math.max(to, from + 1)));
      return problems.length === 0 ? null : entriesFor(problems);
    },
    atCaret: (state) => {
      const problems = problemsAtCaret(state);
      return problems.length === 0 ? null : entriesFor(problems);
    },
  };
}

function problemsAtCaret(state: EditorState): PlacedProblem[] {
  const { head } = state.selection.main;
  const { from, to } = state.doc.lineAt(head);
  const all = problemsOf(state)?.between(from, to, MOST_AT_PLACE) ?? [];
  const isHere = (problem: PlacedProblem) => problem.from <= head && head <= problem.to;
  return quietLast([...all.filter(isHere), ...all.filter((problem) => !isHere(problem))]);
}

function quietLast(problems: readonly PlacedProblem[]): PlacedProblem[] {
  return [
    ...problems.filter(({ severity }) => !isQuiet(severity)),
    ...problems.filter(({ severity }) => isQuiet(severity)),
  ];
}
