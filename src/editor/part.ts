import type { Extension } from '@codemirror/state';

/**
 * Something more that the editor can do. Parts have doors of their own (`problems`, `documentation`, `completion`), so that they are loaded when
 * they are needed, and a page that needs none of them has none of their code.
 */
export interface EditorPart {
  /** For the editor alone. Asked for anew whenever a document is opened. */
  readonly extension: Extension;
}
