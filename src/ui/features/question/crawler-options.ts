import type { Crawler } from '../../../catalogue';
import type { Catalogue } from '../../../store';

/** A row of the list under the crawler field: a crawler of the catalogue, or the typed text unchanged. */
export type CrawlerOption =
  | { readonly kind: 'crawler'; readonly crawler: Crawler }
  | { readonly kind: 'typed'; readonly token: string };

/**
 * Returns the crawlers whose name, token or operator contains the typed text, then the text itself unless it
 * names a crawler.
 */
export function crawlerOptions(catalogue: Catalogue, typed: string): readonly CrawlerOption[] {
  const lowerCased = typed.trim().toLowerCase();
  const found = catalogue.crawlers.filter((crawler) =>
    namesOf(crawler).some((name) => name.includes(lowerCased)),
  );
  const options = found.map((crawler): CrawlerOption => ({ kind: 'crawler', crawler }));
  return lowerCased === '' || crawlerWithName(catalogue, typed) !== null
    ? options
    : [...options, { kind: 'typed', token: typed.trim() }];
}

/**
 * Returns the index of the row that Enter chooses. This is the crawler with that name, else the first whose
 * name starts with the text, else the first row. -1 while nothing is typed.
 */
export function rowForEnter(catalogue: Catalogue, typed: string): number {
  const lowerCased = typed.trim().toLowerCase();
  if (lowerCased === '') return -1;
  const options = crawlerOptions(catalogue, typed);
  const named = crawlerWithName(catalogue, typed);
  const rowWhere = (isMatch: (crawler: Crawler) => boolean): number =>
    options.findIndex((option) => option.kind === 'crawler' && isMatch(option.crawler));
  if (named !== null)
    return Math.max(
      0,
      rowWhere((crawler) => crawler === named),
    );
  return Math.max(
    0,
    rowWhere(({ name, productToken }) =>
      [name, productToken].some((begin) => begin.toLowerCase().startsWith(lowerCased)),
    ),
  );
}

/** Returns the crawler input to set on Enter if no other row is chosen. Without the list, the typed text. */
export function inputOnEnter(catalogue: Catalogue | null, typed: string): string {
  if (catalogue === null) return typed;
  const option = crawlerOptions(catalogue, typed)[rowForEnter(catalogue, typed)];
  return option === undefined ? typed : optionInput(option);
}

/**
 * Returns the crawler input to set when the field is left: a crawler named in full, or a text that no name
 * contains. Null for a part of a name.
 * Without the list, any text counts as complete.
 */
export function inputOnLeaving(catalogue: Catalogue | null, typed: string): string | null {
  if (typed.trim() === '') return null;
  if (catalogue === null) return typed;
  const isNamed = crawlerWithName(catalogue, typed) !== null;
  return isNamed || crawlerOptions(catalogue, typed)[0]?.kind === 'typed'
    ? inputOnEnter(catalogue, typed)
    : null;
}

/** Returns the text that represents an option in the crawler field. */
export function optionText(option: CrawlerOption | null): string {
  if (option === null) return '';
  return option.kind === 'crawler' ? option.crawler.name : option.token;
}

/** Returns the crawler input that an option sets: the id of a crawler, or the typed text. */
export function optionInput(option: CrawlerOption): string {
  return option.kind === 'crawler' ? option.crawler.id : option.token;
}

function crawlerWithName({ readCrawler }: Catalogue, typed: string): Crawler | null {
  const chosen = readCrawler(typed);
  return chosen.kind === 'known' && chosen.from === 'catalogue' ? chosen.crawler : null;
}

function namesOf({ id, name, productToken, aliases, operator }: Crawler): string[] {
  return [id, name, productToken, ...aliases, operator].map((text) => text.toLowerCase());
}
