import type { TesterState } from './state';

/** Returns whether the text, or its list of URLs, is the user's own work, which must not be lost. */
export function isOwnWork({ document, draftName, isGuest, list }: TesterState): boolean {
  if (!isGuest && list.urls.length > 0) return true;
  return document.text.length > 0 && (document.edited || draftName !== '');
}
