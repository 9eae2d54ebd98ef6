/** Entry point of completion. Its CodeMirror code is loaded on the first keystroke. */
export type { CompletionSource, OfferedField, OfferedSnippet, OfferedToken } from './completion-source';
export { lazyCompletion } from './lazy-completion';
