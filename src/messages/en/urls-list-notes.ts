import type { NotKept } from '../../worker/urls/urls-protocol';
import { hostOfSite, shorten } from '../shorten';
import { megabytes } from './bytes';
import { count, formatNumber, listed, series } from './intl';
import { type ShownUrls, shownUrls } from './urls';

/** Maximum length of a crawler's name in a sentence, in UTF-16 units. */
const LONGEST_NAME = 40;
/** Maximum length of a search in a sentence, in UTF-16 units. */
const LONGEST_QUERY = 40;
/** Maximum number of crawlers named whose expectations aren't checked. */
const MOST_UNCHECKED = 3;

const notKeptReasons = {
  'too-many-urls': 'This list has more than 5,000 URLs',
  'url-too-long': 'One URL in this list has more than 8,192 characters',
} as const satisfies Record<NotKept, string>;

/** Shown if drafts, links and test files leave out the list: the reason, the effect and what to do. */
export function notKept(reason: NotKept): string {
  return `${notKeptReasons[reason]}, too many for drafts, links and test files, so they leave out the list. It's lost when you close the page. Keep the file you imported.`;
}

/**
 * Shown above the table if URLs are on other sites than the file's, whose address is known. `isOnOthers`: some sites are
 * taken to serve the file, too, so that the question is answered for them, but not the list.
 */
export function listElsewhere(urls: number, site: string, isOnOthers: boolean): string {
  const effect = isOnOthers
    ? '. Like the command, the list goes by that address alone, also if another site is taken to serve this file.'
    : `, so this file says nothing about ${urls === 1 ? 'it' : 'them'}.`;
  return `This file is for ${hostOfSite(site)}. ${onOtherSites(urls)}${effect}`;
}

/** Shown above the table if URLs are on other hosts than those of the Sitemap lines. */
export function listPerhapsElsewhere(urls: number, site: string, line: number): string {
  return `This file seems to be for ${hostOfSite(site)}: see line ${line}. ${onOtherSites(urls)}: ${urls === 1 ? 'its result is' : 'their results are'} right only if the same file is there.`;
}

function onOtherSites(urls: number): string {
  return count(urls, 'URL is on another site', 'URLs are on other sites');
}

/** Memory of a list with more than 5,000 URLs, from bytes. */
export function memoryText(memory: number): string {
  return `It uses ${megabytes(memory)} of memory.`;
}

/** Shown after the worker failed while only it had the list. `urls`: number of lost URLs. */
export function listLost(urls: number): string {
  return `The list of ${count(urls, 'URL')} was lost because URL testing failed. Import it again. If that fails too, import fewer URLs.`;
}

/**
 * Shown if expectations name crawlers that have no column. `most`: the maximum number of columns if the table
 * is full; null if the names match no crawler.
 */
export function notChecked(names: readonly string[], most: number | null): string {
  const shown = names.slice(0, MOST_UNCHECKED).map((name) => `“${shorten(name, LONGEST_NAME)}”`);
  const more = names.length - shown.length;
  const all = listed(more > 0 ? [...shown, count(more, 'other')] : shown);
  const why =
    most === null
      ? `${names.length === 1 ? 'the name matches' : 'the names match'} no crawler. Edit the list to change ${names.length === 1 ? 'it' : 'them'}.`
      : `the table already has ${most} crawlers. Remove some under More, Crawlers.`;
  return `Your expectations for ${all} aren't checked: ${why}`;
}

/** Shown if entries of a link, a draft or a test file were left out because they aren't URLs. */
export function entriesRefused(entries: number): string {
  return `${count(entries, 'entry', 'entries')} that came with the file ${entries === 1 ? "isn't a URL and is" : "aren't URLs and are"} left out.`;
}

/** Shown if expectations in a link, a draft or a test file were left out. */
export function entriesContradicting(entries: number): string {
  const which =
    entries === 1 ? 'contradicts one before it, or names' : 'contradict ones before them, or name';
  return `${count(entries, 'entry', 'entries')} that came with the file ${which} more crawlers than a list has room for (1,000). The earlier expectations are kept.`;
}

/** Shown if URLs and crawlers give more results than the worker can keep. */
export function tooManyCells(urls: number, crawlers: number): string {
  return `${count(urls, 'URL')} for ${count(crawlers, 'crawler')} are more results than this page can hold. Choose fewer crawlers, or clear the list and import a shorter one.`;
}

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
