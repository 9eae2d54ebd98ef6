import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { cardSources, outdateCards } from '../card/card-source';
import { cards } from '../card/cards';
import { openCard, showCard } from '../card/opened-card';
import { lineSigns } from '../marks/line-signs';
import type { EditorPart } from '../part';
import type { EditorProblems, ProblemSource } from './editor-problems';
import { goToProblem } from './go-to-problem';
import { hintPress } from './hint-press';
import { problemCards } from './problem-cards';
import { previewEntry } from './problem-entry';
import { problemSigns } from './problem-signs';
import { problemsField, showProblemsEffect } from './problems-field';
import type { PlacedProblem } from './problems-over-text';
import { problemsTheme } from './problems-theme';
import { problemUnderlines } from './underlines';

/** The editor part that shows problems. */
export interface EditorProblemsPart extends EditorPart {
  /** Shows the problems of the current text; null removes all. They follow edits until the next call. */
  show(problems: EditorProblems | null): void;
  /** Moves the caret to the next or previous problem, wrapping around. */
  go(direction: 1 | -1): void;
}

/** Underlines, icons, cards and keys for problems. */
export function problemsPart(source: ProblemSource): EditorProblemsPart {
  let shownIn: EditorView | null = null;
  const extension: Extension = [
    problemsField,
    problemUnderlines,
    lineSigns.of(problemSigns(source.labels, openCardOfLine)),
    hintPress((view, problem) => pressFix(view, problem, source)),
    // Problems come before explanations, so that the keyboard reaches their fixes first.
    Prec.high(cardSources.of(problemCards(source))),
    cards,
    problemsTheme,
    EditorView.domEventObservers({ scroll: () => source.scrolled() }),
    keymap.of([
      { key: 'F8', run: (view) => goToProblem(view, 1, source), preventDefault: true },
      { key: 'Shift-F8', run: (view) => goToProblem(view, -1, source), preventDefault: true },
      {
        key: 'Shift-Alt-f',
        run: () => {
          source.format();
          return true;
        },
      },
    ]),
    ViewPlugin.define((view) => {
      shownIn = view;
      return {};
    }),
  ];
  return {
    extension,
    show: (problems) =>
      shownIn?.dispatch({ effects: [showProblemsEffect.of(problems), outdateCards.of(null)] }),
    go: (direction) => {
      if (shownIn !== null) goToProblem(shownIn, direction, source);
    },
  };
}

/** Handles a click on a line's icon: moves the caret there and opens the card as the keyboard does. */
function openCardOfLine(view: EditorView, line: number): void {
  view.dispatch({ selection: { anchor: view.state.doc.line(line).from }, scrollIntoView: true });
  openCard(view, () => returnFocus(view));
}

/** Fixes a problem whose hint is pressed. Opens its card first if the fix changes answers. */
async function pressFix(view: EditorView, problem: PlacedProblem, source: ProblemSource): Promise<void> {
  const { doc } = view.state;
  const card = await source.details(problem.index);
  if (card?.fix?.isPreviewed !== true) return source.fix(problem.index);
  if (view.state.doc === doc)
    showCard(view, problem.from, [previewEntry(problem, card, source)], () => returnFocus(view));
}

/** On touch screens, focusing the text would open the on-screen keyboard. */
function returnFocus(view: EditorView): void {
  if (!matchMedia('(pointer: coarse)').matches) view.focus();
}
