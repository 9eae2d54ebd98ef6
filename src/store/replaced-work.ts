import type { DocumentContent } from './document';
import type { Notice } from './notice';
import type { TesterState } from './state';

/** Returns whether the text, or its list of URLs, is the user's own work, which must not be lost. */
export function isOwnWork({ document, draftName, isGuest, list }: TesterState): boolean {
  if (!isGuest && list.urls.length > 0) return true;
  return document.text.length > 0 && (document.edited || draftName !== '');
}

/** Returns the notice about a newly opened document. `replaced`: the state that can be restored; null for none. */
export function documentNotice(
  { hasGiantLine }: DocumentContent,
  replaced: Pick<TesterState, 'isGuest'> | null,
): Notice | null {
  if (replaced !== null) return { kind: 'text-replaced', ...(replaced.isGuest && { isFromLink: true }) };
  return hasGiantLine ? { kind: 'giant-line' } : null;
}
