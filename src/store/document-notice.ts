import type { DocumentContent } from './document';
import type { Notice } from './notice';

/** Returns the notice about a newly opened document. `hasReplaced`: the user's own work was replaced and can be restored. */
export function documentNotice({ hasGiantLine }: DocumentContent, hasReplaced: boolean): Notice | null {
  if (hasReplaced) return { kind: 'text-replaced' };
  return hasGiantLine ? { kind: 'giant-line' } : null;
}
