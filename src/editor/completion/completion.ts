import { autocompletion, completionStatus, currentCompletions } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CompletionSource } from './completion-source';
import { completionTheme } from './completion-theme';
import { offer } from './offer';

export { startCompletion } from '@codemirror/autocomplete';

/** CodeMirror puts the label at 50 and the detail at 80. */
const BETWEEN = 65;

/** A hidden comma, so that screen readers read `Disallow, blocks paths` and not `Disallowblocks paths`. */
function separator(): Node {
  const element = document.createElement('span');
  element.className = 'cm-completionSeparator';
  element.textContent = ', ';
  return element;
}

/** Announces the number of suggestions when the list opens. Later, screen readers read the selected one. */
function announceOpening({ labels }: CompletionSource): Extension {
  let isOpen = false;
  return EditorView.updateListener.of(({ view, state }) => {
    const { length } = currentCompletions(state);
    // An open list is empty while its suggestions are looked up again.
    if (completionStatus(state) === null) isOpen = false;
    if (length === 0 || isOpen) return;
    isOpen = true;
    // An update must not dispatch another one.
    queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(labels.count(length)) }));
  });
}

/**
 * A completion list under the caret. Loaded on the first keystroke, so only `import()` may reach this file.
 *
 * It must not get in the way of typing. Nothing is selected when the list opens, so Enter still breaks the line; it accepts an entry only after an
 * arrow key has selected one. Esc closes the list. Tab leaves the editor, whether or not the list is open. The fields of a snippet
 * that was just inserted are the only exception. Tab moves through them before it leaves the editor, unless Esc or a caret movement ends that.
 */
export function completion(source: CompletionSource): Extension {
  return [
    autocompletion({
      override: [(context) => offer(source, context)],
      selectOnOpen: false,
      // Nothing can be accepted by mistake, so the list doesn't need to ignore keys right after it opens.
      interactionDelay: 0,
      icons: false,
      addToOptions: [{ position: BETWEEN, render: ({ detail }) => (detail ? separator() : null) }],
      // After inserting "User-agent: " or "Sitemap: ", open the list of values.
      activateOnCompletion: ({ type }) => type === 'field',
    }),
    EditorState.phrases.of({ Completions: source.labels.list }),
    announceOpening(source),
    completionTheme,
  ];
}
