/** Id of the search field. */
export const SEARCH_ID = 'crawler-search';

/** Focuses the search field, for buttons that are about to disappear. */
export function focusSearch(): void {
  document.getElementById(SEARCH_ID)?.focus();
}
