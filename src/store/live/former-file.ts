import type { TesterState } from '../state';
import type { SiteDocument } from './document-of-file';

/**
 * Returns the file that the same site sent before: the last fetched document, or the current one if it is
 * unedited, as after a reload.
 */
export function formerOf(
  { origin: { url }, text }: SiteDocument,
  last: SiteDocument | null,
  { document }: TesterState,
): SiteDocument | null {
  const { origin, edited, text: present } = document;
  // If both fetches were empty, there is nothing to compare.
  const former = (content: SiteDocument): SiteDocument | null =>
    content.text.length + text.length === 0 ? null : content;
  if (last?.origin.url === url) return former(last);
  if (origin.kind !== 'site' || origin.url !== url || edited) return null;
  return former({ ...document, origin, text: present.toString() });
}

/** Returns whether two documents have the same text and byte order mark. Their line ends may differ. */
export function isSameText(
  one: Pick<SiteDocument, 'text' | 'bom'>,
  other: Pick<SiteDocument, 'text' | 'bom'>,
): boolean {
  return one.bom === other.bom && one.text.toString() === other.text.toString();
}
