import type { Crawler } from '../../../catalogue';
import type { Catalogue } from '../../../store';

/** A row of the list under the crawler field: a crawler of the catalogue, or the typed text as it stands. */
export type CrawlerOption =
  | { readonly kind: 'crawler'; readonly crawler: Crawler }
  | { readonly kind: 'typed'; readonly token: string };

/** The rows for what was typed: crawlers whose name, token or operator holds it, then the text itself unless it is the name of one. */
export function crawlerOptions(catalogue: Catalogue, typed: string): readonly CrawlerOption[] {
  const wanted = typed.trim().toLowerCase();
  const found = catalogue.crawlers.filter((crawler) =>
    namesOf(crawler).some((name) => name.includes(wanted)),
  );
  const options = found.map((crawler): CrawlerOption => ({ kind: 'crawler', crawler }));
  return wanted === '' || crawlerWithName(catalogue, typed) !== null
    ? options
    : [...options, { kind: 'typed', token: typed.trim() }];
}

/** Index of the row that Enter takes: the crawler of that name, else the first whose name begins with the text, else the first; -1 while nothing is typed. */
export function rowForEnter(catalogue: Catalogue, typed: string): number {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return -1;
  const options = crawlerOptions(catalogue, typed);
  const named = crawlerWithName(catalogue, typed);
  const rowWhere = (isWanted: (crawler: Crawler) => boolean): number =>
    options.findIndex((option) => option.kind === 'crawler' && isWanted(option.crawler));
  if (named !== null)
    return Math.max(
      0,
      rowWhere((crawler) => crawler === named),
    );
  return Math.max(
    0,
    rowWhere(({ name, productToken }) =>
      [name, productToken].some((begin) => begin.toLowerCase().startsWith(wanted)),
    ),
  );
}

/** What is asked when Enter is pressed without another choice. Without the list that is the text as it stands. */
export function inputOnEnter(catalogue: Catalogue | null, typed: string): string {
  if (catalogue === null) return typed;
  const option = crawlerOptions(catalogue, typed)[rowForEnter(catalogue, typed)];
  return option === undefined ? typed : optionInput(option);
}

/**
 * What is asked when the field is left: a crawler that was named in full, or a text that is in no name; null for a part of a name, of which
 * nothing is known without the list.
 */
export function inputOnLeaving(catalogue: Catalogue | null, typed: string): string | null {
  if (typed.trim() === '') return null;
  if (catalogue === null) return typed;
  const isNamed = crawlerWithName(catalogue, typed) !== null;
  return isNamed || crawlerOptions(catalogue, typed)[0]?.kind === 'typed'
    ? inputOnEnter(catalogue, typed)
    : null;
}

/** What an option stands for in the crawler field. */
export function optionText(option: CrawlerOption | null): string {
  if (option === null) return '';
  return option.kind === 'crawler' ? option.crawler.name : option.token;
}

/** What is asked when an option is chosen: the id of a crawler, or the typed text. */
export function optionInput(option: CrawlerOption): string {
  return option.kind === 'crawler' ? option.crawler.id : option.token;
}

function crawlerWithName({ readCrawler }: Catalogue, typed: string): Crawler | null {
  const asked = readCrawler(typed);
  return asked.kind === 'known' && asked.from === 'catalogue' ? asked.crawler : null;
}

function namesOf({ id, name, productToken, aliases, operator }: Crawler): string[] {
  return [id, name, productToken, ...aliases, operator].map((text) => text.toLowerCase());
}
