import type { TesterState } from '../state';
import type { SiteDocument } from './document-of-file';
import type { FormerFile } from './live-state';

/**
 * Returns the file that the same site sent before: the last fetched document, or the current one if it is
 * unedited, as after a reload.
 */
export function formerOf(
  { origin: { url }, text }: SiteDocument,
  last: SiteDocument | null,
  { document }: TesterState,
): FormerFile | null {
  const { origin, edited, text: present } = document;
  const former = (content: SiteDocument): FormerFile | null => {
    // Both fetches were empty: nothing to compare.
    if (content.text.length + text.length === 0) return null;
    return { at: content.origin.at, as: content.origin.as, by: content.origin.by, content };
  };
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
