import type { DocumentContent } from './document';
import type { Notice } from './notice';

/** What is told beside a newly opened document. `hasReplaced`: the reader's own work was opened over, and can be brought back. */
export function documentNotice({ hasGiantLine }: DocumentContent, hasReplaced: boolean): Notice | null {
  if (hasReplaced) return { kind: 'text-replaced' };
  return hasGiantLine ? { kind: 'giant-line' } : null;
}
