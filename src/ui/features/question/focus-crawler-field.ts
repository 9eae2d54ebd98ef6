import { CRAWLER_FIELD_ID } from './crawler-field-id';

/** Focuses the crawler field and selects its text, so that typing replaces it. */
export function focusCrawlerField(): void {
  const field = document.getElementById(CRAWLER_FIELD_ID);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
