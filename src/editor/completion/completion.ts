import { autocompletion } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import type { CompletionSource } from './completion-source';
import { completionTheme } from './completion-theme';
import { offer } from './offer';

export { startCompletion } from '@codemirror/autocomplete';

/**
 * A list of what may be meant, under the caret. Loaded when somebody first types, so only `import()` may reach this file.
 *
 * It must not get in the way of typing: nothing is chosen when the list opens, so Enter breaks the line as ever; it takes an entry only after an arrow
 * key has chosen one. Esc closes the list. Tab leaves the editor as everywhere in it, list or not. The one exception are the fields of a snippet that
 * was just put in: Tab goes through them, and leaves the editor behind the last one; Esc or moving the caret away ends that.
 */
export function completion(source: CompletionSource): Extension {
  return [
    autocompletion({
      override: [(context) => offer(source, context)],
      selectOnOpen: false,
      // Nothing can be taken by mistake, so the list need not ignore keys in the moment in which it opens.
      interactionDelay: 0,
      icons: false,
      // Behind "User-agent:" and "Sitemap:" the next list is what is wanted.
      activateOnCompletion: ({ type }) => type === 'field',
    }),
    EditorState.phrases.of({ Completions: source.labels.list }),
    completionTheme,
  ];
}
