import type { Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { cardSources, outdateCards } from '../card/card-source';
import { cards } from '../card/cards';
import { openCard } from '../card/opened-card';
import { lineSigns } from '../marks/line-signs';
import type { EditorPart } from '../part';
import type { EditorProblems, ProblemSource } from './editor-problems';
import { closeNotice, type FixNotice, fixNotice, noticeEffect } from './fix-notice';
import { goToProblem } from './go-to-problem';
import { problemCards } from './problem-cards';
import { problemSigns } from './problem-signs';
import { problemsField, showProblemsEffect } from './problems-field';
import { problemsTheme } from './problems-theme';
import { problemUnderlines } from './underlines';

/** Problems in the editor. */
export interface ProblemsPart extends EditorPart {
  /** Problems of the present text; null removes all. Those that are shown follow the text until the next come. */
  show(problems: EditorProblems | null): void;
  /** Goes to the next or previous problem, around the end. */
  go(direction: 1 | -1): void;
  /** Says under the text what became of a fix, until the next edit; null takes it away. `spoken` is what of it screen readers have not heard yet. */
  notify(notice: FixNotice | null, announcement: string): void;
}

/** Underlines, icons, cards and keys for problems. `cardName` names cards for screen readers. */
export function problemsPart(source: ProblemSource, cardName: string): ProblemsPart {
  let shownIn: EditorView | null = null;
  const extension: Extension = [
    problemsField,
    problemUnderlines,
    lineSigns.of(problemSigns(source.labels, openCardOfLine)),
    cardSources.of(problemCards(source)),
    cards(cardName),
    fixNotice,
    problemsTheme,
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
      { key: 'Escape', run: closeNotice },
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
    notify: (notice, announcement) =>
      shownIn?.dispatch({
        effects: [
          noticeEffect.of(notice),
          ...(announcement === '' ? [] : [EditorView.announce.of(announcement)]),
        ],
      }),
  };
}

/** The icon of a line was clicked: the caret goes there, and the card opens as it does by keyboard. */
function openCardOfLine(view: EditorView, line: number): void {
  view.dispatch({ selection: { anchor: view.state.doc.line(line).from }, scrollIntoView: true });
  openCard(view, () => {
    // Under a finger, the focus would bring up the keyboard of the screen.
    if (!matchMedia('(pointer: coarse)').matches) view.focus();
  });
}
