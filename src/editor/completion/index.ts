/** A door of its own: what the editor offers while somebody writes. What it needs of CodeMirror is loaded when somebody does. */
export type { CompletionSource, OfferedSnippet, OfferedToken } from './completion-source';
export { lazyCompletion } from './lazy-completion';
