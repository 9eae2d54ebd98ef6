import type { EditorState, Extension } from '@codemirror/state';
import { RangeSetBuilder } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin } from '@codemirror/view';
import { isQuiet, type ProblemSeverity } from './editor-problems';
import { problemsChanged, problemsOf } from './problems-field';
import type { PlacedProblem } from './problems-over-text';
import { type Piece, worstPieces } from './worst-pieces';

/** Maximum number of underlined problems per visible range. A screen has fewer; one line of megabytes may have more. */
const MOST_UNDERLINED = 1000;

const underlines: Readonly<Record<ProblemSeverity, Decoration>> = {
  error: Decoration.mark({ class: 'cm-problem-error' }),
  warning: Decoration.mark({ class: 'cm-problem-warning' }),
  note: Decoration.mark({ class: 'cm-problem-note' }),
  guess: Decoration.mark({ class: 'cm-problem-guess' }),
  tidy: Decoration.mark({ class: 'cm-problem-tidy' }),
};

/** Underlines problems in the visible lines, but quiet ones only on the caret's line, so that a correct file shows none. */
export const problemUnderlines: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const moved = update.docChanged || update.viewportChanged || update.selectionSet;
      if (moved || problemsChanged(update)) this.decorations = decorate(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate(view: EditorView): DecorationSet {
  const { state } = view;
  const problems = problemsOf(state);
  if (problems === null) return Decoration.none;
  const caretLine = state.doc.lineAt(state.selection.main.head);
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    const shown = problems
      .between(from, to, MOST_UNDERLINED)
      .filter((problem) => !isQuiet(problem.severity) || touches(problem, caretLine))
      .map((problem) => within(underlined(state, problem), from, to));
    for (const piece of worstPieces(shown)) builder.add(piece.from, piece.to, underlines[piece.severity]);
  }
  return builder.finish();
}

function touches(problem: PlacedProblem, line: { readonly from: number; readonly to: number }): boolean {
  return problem.from <= line.to && problem.to >= line.from;
}

/** Returns the text to underline. For a problem of zero length, that is the next character, or the previous one at the end of a line. */
function underlined(state: EditorState, { from, to, severity }: PlacedProblem): Piece {
  if (to > from) return { from, to, severity };
  const line = state.doc.lineAt(from);
  return from < line.to
    ? { from, to: from + 1, severity }
    : { from: Math.max(line.from, from - 1), to: from, severity };
}

function within({ from, to, severity }: Piece, first: number, last: number): Piece {
  const begin = Math.min(Math.max(from, first), last);
  return { from: begin, to: Math.max(begin, Math.min(to, last)), severity };
}
