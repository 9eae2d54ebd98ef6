import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView, Panel } from '@codemirror/view';
import { showPanel } from '@codemirror/view';

/** Result of a fix, as a notice. */
export interface FixNotice {
  readonly text: string;
  /** Null if there is nothing to undo. */
  readonly undo: { readonly name: string; run(): void } | null;
}

/** Shows a notice; null removes it. */
export const noticeEffect = StateEffect.define<FixNotice | null>();

const noticeField = StateField.define<FixNotice | null>({
  create: () => null,
  update(value, { docChanged, effects }) {
    return effects.reduce(
      (shown, effect) => (effect.is(noticeEffect) ? effect.value : shown),
      docChanged ? null : value,
    );
  },
  provide: (field) => showPanel.from(field, (notice) => (notice === null ? null : () => noticePanel(notice))),
});

/** A line under the text that reports the result of a fix, until the next edit. */
export const fixNotice: Extension = noticeField;

/** Removes the notice; returns false if there is none. */
export function closeNotice(view: EditorView): boolean {
  if (noticeOf(view.state) === null) return false;
  view.dispatch({ effects: noticeEffect.of(null) });
  return true;
}

/** Returns the notice that is shown, or null. */
function noticeOf(state: EditorState): FixNotice | null {
  return state.field(noticeField);
}

/** Creates the panel. It is not a live region, because `ProblemsPart` announces the notice. */
function noticePanel({ text, undo }: FixNotice): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-fix-notice';
  const words = document.createElement('span');
  words.textContent = text;
  dom.append(words);
  if (undo !== null) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = undo.name;
    button.addEventListener('click', undo.run);
    dom.append(button);
  }
  return { dom };
}
