import { shorten } from '../shorten';
import { formatNumber, series } from './intl';
import { type ShownUrls, shownUrls } from './urls';

const LONGEST_QUERY = 40;

/** Beside a URL: the crawlers that asked for it, in short. */
export function requestedByShort(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  return rest.length === 0 ? first : `${first} +${rest.length}`;
}

/** What that means. */
export function requestedByMeaning(names: readonly string[]): string {
  return `Requested by ${series(names)}`;
}

/** A crawler with the number of URLs that it asked for. */
export function countedRequester(name: string, urls: number): string {
  return `${name} ${formatNumber(urls)}`;
}

/** In the place of rows where a filter leaves none of what a crawler asked for; null for any crawler. */
export function noUrlRequested(name: string | null, shown: ShownUrls, search: string): string {
  const who = name === null ? 'No known crawler requested a URL' : `${name} requested no URL`;
  const under = shown === 'all' ? '' : ` under “${shownUrls[shown]}”`;
  const holding = search === '' ? '' : ` that contains “${shorten(search, LONGEST_QUERY)}”`;
  return `${who}${under}${holding}.`;
}
