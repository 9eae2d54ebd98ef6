import type { Transaction } from '../../worker';
import { keptPart, pastedDraft, pastedPart } from '../arrival-part';
import { editedDocument, replacesAll } from '../document';
import { askedPart, watchedOf, wholePart } from '../question';
import { isSimulating, realAnswerOf } from '../simulation';
import type { TesterActions, TesterState } from '../state';
import type { StateWriter } from '../state-writer';
import { withoutExampleUrl } from '../without-example-url';
import type { Written } from '../written/written';

/** The operations of the editor that edits from outside need. The page registers it while there is an editor. */
export interface EditingSurface {
  /** Applies rounds of edits as one undo step. Without rounds, nothing changes. */
  applyRounds(rounds: readonly Transaction[]): void;
  undo(): void;
}

/** Edits of the text: by the user in the editor, and from outside through the editor. */
export type Editing = ReturnType<typeof createEditing>;

/** Creates the edits of a tester. */
export function createEditing({ store, change, keepWritten }: StateWriter) {
  let surface: EditingSurface | null = null;
  /** The write for which the editor is about to call `edit`; null while the user types. */
  let writing: Pick<Written, 'kind' | 'rounds' | 'onUndone'> | null = null;
  const applyEdits: TesterActions['applyEdits'] = (rounds, about) => {
    writing = { kind: 'edited', rounds, ...about };
    try {
      surface?.applyRounds(rounds);
    } finally {
      writing = null;
    }
    return surface !== null;
  };
  const edit: TesterActions['edit'] = (transaction, text, isPaste = false) => {
    const state = store.getState();
    const document = editedDocument(state.document, transaction, text);
    // The site's answer doesn't apply to another text.
    const answer = isSimulating(state) ? state.answer : realAnswerOf({ document });
    const isOwnText = text.length > 0 && replacesAll(state.document, transaction);
    const isPasting = writing?.kind === 'pasted';
    const part = {
      document,
      answer,
      ...(isPasting && pastedDraft(state)),
      ...(isOwnText && withoutExampleUrl(state, text.toString())),
    };
    const isPasted = isOwnText && (isPaste || isPasting);
    const opened = isPasted ? pastedPart({ ...state, ...part }) : null;
    const next = { ...state, ...part, ...opened };
    // An edited example is an own text, which has another question.
    const isAsked = next.url !== state.url || document.origin.kind !== state.document.origin.kind;
    change(
      {
        ...part,
        ...opened,
        ...(state.notice?.kind === 'not-written' && { notice: null }),
        ...keptPart(state),
        markedLines: null,
        written: null,
      },
      {
        transactions: [transaction],
        ...(opened && { watched: watchedOf(next) }),
        ...((isAsked || answer !== state.answer || isPasting) && askedPart(next)),
      },
    );
    const about = writing ?? (isPasted ? { kind: 'pasted' as const } : null);
    if (about !== null) keepWritten(state, about);
  };
  return {
    actions: {
      registerSurface: (registered) => {
        surface = registered;
      },
      applyEdits,
      edit,
    } satisfies Partial<TesterActions>,
    /**
     * Undoes the last edit in the editor, and restores what it has changed besides the text and the user hasn't changed since. Returns false
     * if there is no editor.
     */
    undoEdit: ({ before, after }: Written): boolean => {
      if (surface === null) return false;
      surface.undo();
      const now = store.getState();
      const part = Object.fromEntries(
        QUESTION.map((name) => [name, (now[name] === after[name] ? before : now)[name]]),
      ) as Partial<TesterState>;
      const { id, text } = now.document;
      const document = { ...before.document, id, text };
      change({ ...part, document }, wholePart({ ...now, ...part, document }));
      return true;
    },
  };
}

/** Parts of the question that an edit can change. */
const QUESTION = ['urlInput', 'url', 'answer'] as const;
