/** Id of the field that finds crawlers. */
export const SEARCH_ID = 'crawler-search';

/** Goes to the search: where what was pressed is about to go. */
export function focusSearch(): void {
  document.getElementById(SEARCH_ID)?.focus();
}
