import type { DocumentContent } from './document';
import type { Notice } from './notice';
import type { TesterState } from './state';

/** Returns the notice about a newly opened document. `replaced`: the state that can be restored; null for none. */
export function documentNotice(
  { hasGiantLine }: DocumentContent,
  replaced: Pick<TesterState, 'isGuest'> | null,
): Notice | null {
  if (replaced !== null) return { kind: 'text-replaced', ...(replaced.isGuest && { isFromLink: true }) };
  return hasGiantLine ? { kind: 'giant-line' } : null;
}
