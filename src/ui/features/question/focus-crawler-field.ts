import { CRAWLER_FIELD_ID } from './crawler-field-id';

/** Focuses the crawler field and selects its text, so that typing replaces it. */
export function focusCrawlerField(): void {
  const field = document.getElementById(CRAWLER_FIELD_ID);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Focuses the crawler field and opens its list, if it has loaded. */
export function openCrawlerList(): void {
  focusCrawlerField();
  const field = document.getElementById(CRAWLER_FIELD_ID);
  // A click in the field opens the list, and a second one would close it.
  if (field?.getAttribute('aria-expanded') === 'false') field.click();
}

/** Returns whether a key press is the shortcut of the crawler field: Ctrl+K, or ⌘K. For the first script of the page, too, in the syntax of old browsers. */
export function isCrawlerShortcut(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isCommand && event.key.toLowerCase() === 'k';
}
