import type { ImportReport } from '../../url-lists/import/import-report';
import type { UrlList } from '../../url-lists/list';

/**
 * Restores the counts of URLs that were in the former list. The text of a list has no counts; a URL has a
 * line for each of its expectations.
 */
export function keepCounts(list: UrlList, former: UrlList): void {
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null) list.setCount(number, former.countAt(row));
  }
}

/** Restores the requesters of URLs that were in the former list. The text of a list doesn't contain them. */
export function keepRequesters(list: UrlList, former: UrlList): void {
  if (former.requesters.requested === 0) return;
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null)
      for (const crawler of former.requesters.crawlersAt(row)) list.requesters.add(number, crawler);
  }
}

/** Returns whether a list was emptied on purpose: its text has neither a URL nor a rejected line. */
export function isEmptied(list: UrlList, { end, rejected }: ImportReport): boolean {
  return list.length === 0 && end === null && rejected.total === 0;
}
