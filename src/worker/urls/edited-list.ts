import type { ImportReport } from './import/import-report';
import type { UrlList } from './list';

/** Says of each URL that the former list had, too, that it came as often as there: text has a line for each of its words, and says no number. */
export function keepCounts(list: UrlList, former: UrlList): void {
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null) list.setCount(number, former.countAt(row));
  }
}

/** Says of each URL that the former list had, too, that the same crawlers asked for it: text does not say it. */
export function keepRequesters(list: UrlList, former: UrlList): void {
  if (former.requesters.requested === 0) return;
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null)
      for (const crawler of former.requesters.crawlersAt(row)) list.requesters.add(number, crawler);
  }
}

/** Whether a list was left with nothing on purpose: its text has no URL, and nothing that was meant as one. */
export function isEmptied(list: UrlList, { end, rejected }: ImportReport): boolean {
  return list.length === 0 && end === null && rejected.total === 0;
}
