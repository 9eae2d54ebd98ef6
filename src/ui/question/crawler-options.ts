import { type Crawler, crawlers } from '../../catalogue';

/** A row of the list under the crawler field: a crawler of the catalogue, or the typed name as it stands. */
export type CrawlerOption =
  | { readonly kind: 'crawler'; readonly crawler: Crawler }
  | { readonly kind: 'typed'; readonly token: string };

/** The rows for what was typed: crawlers whose name, token or operator holds it, then the typed name itself unless it names one of them. */
export function crawlerOptions(typed: string): readonly CrawlerOption[] {
  const wanted = typed.trim().toLowerCase();
  const found = crawlers.filter((crawler) => namesOf(crawler).some((name) => name.includes(wanted)));
  const options = found.map((crawler): CrawlerOption => ({ kind: 'crawler', crawler }));
  const isNamed = found.some((crawler) => namesOf(crawler).includes(wanted));
  return wanted === '' || isNamed ? options : [...options, { kind: 'typed', token: typed.trim() }];
}

/** What an option stands for in the crawler field. */
export function optionText(option: CrawlerOption | null): string {
  if (option === null) return '';
  return option.kind === 'crawler' ? option.crawler.name : option.token;
}

/** What is asked when an option is chosen: the id of a crawler, or the typed name. */
export function optionInput(option: CrawlerOption): string {
  return option.kind === 'crawler' ? option.crawler.id : option.token;
}

function namesOf({ name, productToken, aliases, operator }: Crawler): string[] {
  return [name, productToken, ...aliases, operator].map((text) => text.toLowerCase());
}
