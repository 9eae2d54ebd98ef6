import { shorten } from '../shorten';
import { formatNumber, series } from './intl';
import { type ShownUrls, shownUrls } from './urls';

const LONGEST_QUERY = 40;

/** Shown beside a URL: the first crawler that requested it, and the number of others: `Googlebot +2`. */
export function requestedByShort(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  return rest.length === 0 ? first : `${first} +${rest.length}`;
}

/** Lists all crawlers that requested a URL: as a tooltip, for screen readers and in a dialog. */
export function requestedByMeaning(names: readonly string[]): string {
  return `Requested by ${series(names)}`;
}

/** Option of the filter: a crawler, and the number of URLs that it requested. */
export function countedRequester(name: string, urls: number): string {
  return `${name} ${formatNumber(urls)}`;
}

/** Shown instead of rows if the filter by crawler matches none. A `name` of null means any known crawler. */
export function noUrlRequested(name: string | null, shown: ShownUrls, search: string): string {
  const who = name === null ? 'No known crawler requested a URL' : `${name} requested no URL`;
  const under = shown === 'all' ? '' : ` under “${shownUrls[shown]}”`;
  const holding = search === '' ? '' : ` that contains “${shorten(search, LONGEST_QUERY)}”`;
  return `${who}${under}${holding}.`;
}
