import { CRAWLER_FIELD_ID } from './crawler-field-id';

/** Goes to the crawler field; what is typed next takes the place of what stands there. */
export function focusCrawlerField(): void {
  const field = document.getElementById(CRAWLER_FIELD_ID);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
