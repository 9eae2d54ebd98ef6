import type { Transaction } from '../../worker';
import { keptPart, pastedDraft, pastedPart } from '../arrival-part';
import { editedDocument, replacesAll } from '../document';
import { askedPart, watchedOf } from '../question';
import { isSimulating, realAnswerOf } from '../simulation';
import type { TesterActions } from '../state';
import type { StateWriter } from '../state-writer';
import { withoutExampleUrl } from '../without-example-url';

/** The operations of the editor that edits from outside need. The page registers it while there is an editor. */
export interface EditingSurface {
  /** Applies rounds of edits as one undo step. Without rounds, nothing changes. */
  applyRounds(rounds: readonly Transaction[]): void;
  undo(): void;
}

/** Edits of the text: by the user in the editor, and from outside through the editor. */
export type Editing = ReturnType<typeof createEditing>;

/** Creates the edits of a tester. */
export function createEditing({ store, change }: StateWriter) {
  let surface: EditingSurface | null = null;
  /** True while `replaceText` calls the editor, which calls `edit`. */
  let isPasting = false;
  const applyEdits = (rounds: readonly Transaction[]): boolean => {
    surface?.applyRounds(rounds);
    return surface !== null;
  };
  const edit: TesterActions['edit'] = (transaction, text, isPaste = false) => {
    const state = store.getState();
    const document = editedDocument(state.document, transaction, text);
    // The site's answer doesn't apply to another text.
    const answer = isSimulating(state) ? state.answer : realAnswerOf({ document });
    const isOwnText = text.length > 0 && replacesAll(state.document, transaction);
    const part = {
      document,
      answer,
      pasted: null,
      ...(isPasting && pastedDraft(state)),
      ...(isOwnText && withoutExampleUrl(state, text.toString())),
    };
    const opened = isOwnText && (isPaste || isPasting) ? pastedPart({ ...state, ...part }) : null;
    const next = { ...state, ...part, ...opened };
    // An edited example is an own text, which has another question.
    const isAsked = next.url !== state.url || document.origin.kind !== state.document.origin.kind;
    change(
      { ...part, ...opened, ...keptPart(state), markedLines: null },
      {
        transactions: [transaction],
        ...(opened && { watched: watchedOf(next) }),
        ...((isAsked || answer !== state.answer || isPasting) && askedPart(next)),
      },
    );
  };
  return {
    actions: {
      registerSurface: (registered) => {
        surface = registered;
      },
      applyEdits,
      undoEdit: () => surface?.undo(),
      edit,
    } satisfies Partial<TesterActions>,
    /** Replaces the whole text by a pasted one through the editor, as one step that it can undo. Returns false if there is no editor. */
    replaceText: (text: string): boolean => {
      isPasting = true;
      const isDone = applyEdits([[[0, store.getState().document.text.length, text]]]);
      isPasting = false;
      return isDone;
    },
  };
}
