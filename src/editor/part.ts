import type { Extension } from '@codemirror/state';

/**
 * An optional feature of the editor. Parts have their own entry points (`problems`, `documentation`, `completion`, `coverage`), so that they load when
 * needed and pages without them don't contain their code.
 */
export interface EditorPart {
  /** The extension for one editor. Read again whenever a document is opened. */
  readonly extension: Extension;
}
