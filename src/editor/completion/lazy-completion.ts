import type { Extension } from '@codemirror/state';
import { Compartment } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { EditorPart } from '../part';
import type { CompletionSource } from './completion-source';

/** Completion that loads on the first keystroke or Ctrl-Space. If loading fails, Ctrl-Space tries again. */
export function lazyCompletion(source: CompletionSource): EditorPart {
  const slot = new Compartment();
  const missing: Extension = [];
  /** Extension for documents opened from now on. */
  let present: Extension = missing;
  /** Loads completion. Opens the list if it was requested, or if the caret is still after what was typed. */
  const load = async (view: EditorView, isRequested: boolean): Promise<void> => {
    const { completion, startCompletion } = await import('./completion');
    if (present === missing) present = completion(source);
    if (slot.get(view.state) === missing) view.dispatch({ effects: slot.reconfigure(present) });
    if (isRequested || isAfterWord(view)) startCompletion(view);
  };
  let isTried = false;
  /** Ignores a failed load: writing works without completion. */
  const failed = () => undefined;
  const fixed: Extension = [
    keymap.of([
      {
        key: 'Ctrl-Space',
        run(view) {
          load(view, true).catch(failed);
          return true;
        },
      },
    ]),
    EditorView.updateListener.of(({ view, state, transactions }) => {
      if (isTried || slot.get(state) !== missing) return;
      if (!transactions.some((transaction) => transaction.isUserEvent('input.type'))) return;
      isTried = true;
      load(view, false).catch(failed);
    }),
  ];
  return {
    get extension() {
      return [slot.of(present), fixed];
    },
  };
}

/** Returns whether the caret is in the editor and after the start of a word. */
function isAfterWord({ hasFocus, state }: EditorView): boolean {
  const { head, empty } = state.selection.main;
  const { from, text } = state.doc.lineAt(head);
  return hasFocus && empty && /^\s*[\w-]+$/.test(text.slice(0, head - from));
}
