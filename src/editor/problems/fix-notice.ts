import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView, Panel, ViewUpdate } from '@codemirror/view';
import { showPanel, ViewPlugin } from '@codemirror/view';

/** Milliseconds before a notice is announced. By then, the effect on the verdict is usually known and part of it. */
const REST = 400;

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

/** Announces each notice as one sentence, in a live region that stays: CodeMirror empties its own after 200 ms, often before it is read. */
const announcer = ViewPlugin.fromClass(
  class {
    readonly #dom = document.createElement('div');
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(view: EditorView) {
      this.#dom.className = 'cm-card-hidden';
      this.#dom.setAttribute('aria-live', 'polite');
      this.#dom.setAttribute('aria-atomic', 'true');
      view.dom.append(this.#dom);
    }

    update({ startState, state }: ViewUpdate): void {
      const notice = noticeOf(state);
      if (notice === noticeOf(startState)) return;
      clearTimeout(this.#timer);
      // Emptied first, so that the same sentence is announced again.
      this.#dom.textContent = '';
      if (notice === null) return;
      this.#timer = setTimeout(() => {
        this.#dom.textContent = notice.text;
      }, REST);
    }

    destroy(): void {
      clearTimeout(this.#timer);
      this.#dom.remove();
    }
  },
);

/** A line under the text that reports the result of a fix, until the next edit. Screen readers announce it. */
export const fixNotice: Extension = [noticeField, announcer];

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

/** Creates the panel. It is not a live region, because `announcer` announces the notice. */
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
