import type { TesterState } from '../state';
import type { SiteDocument } from './document-of-file';
import type { FormerFile } from './live-state';

/** What the same site sent before: what was fetched last, or the present document as it came, such as after a reload. */
export function formerOf(
  { origin: { url }, text }: SiteDocument,
  last: SiteDocument | null,
  { document }: TesterState,
): FormerFile | null {
  const { origin, edited, text: present } = document;
  const former = (content: SiteDocument): FormerFile | null => {
    // Of nothing and nothing again there is nothing to say.
    if (content.text.length + text.length === 0) return null;
    return { at: content.origin.at, as: content.origin.as, by: content.origin.by, content };
  };
  if (last?.origin.url === url) return former(last);
  if (origin.kind !== 'site' || origin.url !== url || edited) return null;
  return former({ ...document, origin, text: present.toString() });
}

/** Whether two documents have the same text, line ends aside. */
export function isSameText(
  one: Pick<SiteDocument, 'text' | 'bom'>,
  other: Pick<SiteDocument, 'text' | 'bom'>,
): boolean {
  return one.bom === other.bom && one.text.toString() === other.text.toString();
}
