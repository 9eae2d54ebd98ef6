import type { TesterBinding } from '../tester-handle';
import type { Compare } from './compare-state';
import { replacingEdit } from './replacing-edit';

/**
 * Replaces the text in the editor by the other version, as one undo step. Then compares with the text before, so that the
 * comparison shows what has changed. Undo compares with the same version again. Returns false if there is no editor.
 */
export function applyVersion({ store, actions }: TesterBinding, compare: Compare): boolean {
  const { other } = compare.store.getState();
  if (other === null || other.kind === 'ai-block') return false;
  const { id: _, ...content } = store.getState().document;
  const edit = replacingEdit(content.text.toString(), other.content.text.toString());
  if (!actions.applyEdits([edit], { onUndone: () => compare.choose(other) })) return false;
  compare.choose({ kind: 'replaced', content, by: other, after: store.getState().document.text });
  return true;
}
