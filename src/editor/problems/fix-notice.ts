import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView, Panel } from '@codemirror/view';
import { showPanel } from '@codemirror/view';

/** What became of a wish to mend something. */
export interface FixNotice {
  readonly text: string;
  /** Null where there is nothing to take back. */
  readonly undo: { readonly name: string; run(): void } | null;
}

/** Shows a notice, or takes it away. */
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

/** A line under the text that says what a fix did, until the next edit. */
export const fixNotice: Extension = noticeField;

/** Gives the place under the text free; false where nothing is there. */
export function closeNotice(view: EditorView): boolean {
  if (noticeOf(view.state) === null) return false;
  view.dispatch({ effects: noticeEffect.of(null) });
  return true;
}

/** The notice that is shown. */
function noticeOf(state: EditorState): FixNotice | null {
  return state.field(noticeField);
}

/** Without a live role: what it says is announced when it is told. */
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
