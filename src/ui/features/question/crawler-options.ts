import { askedAboutIds, type CatalogueCrawler } from '../../../catalogue';
import { crawlerChoice } from '../../../messages';
import type { Catalogue } from '../../../store';

/** A row of the list under the crawler field: a crawler of the catalogue, or the typed text unchanged. */
export type CrawlerOption =
  | {
      readonly kind: 'crawler';
      readonly crawler: CatalogueCrawler;
      /** Heading of the crawlers that are listed together. */
      readonly heading: string;
    }
  | { readonly kind: 'typed'; readonly token: string };

/** Number of operators whose other crawlers are added. More than that were found by a part of many names, such as `bot`. */
const MOST_OPERATORS = 3;

/**
 * Returns the crawlers whose name, token or operator contains the typed text. Unless it names a crawler, then
 * the text itself and the other crawlers of the same operators. The best known come first while nothing is
 * typed.
 */
export function crawlerOptions(catalogue: Catalogue, typed: string): readonly CrawlerOption[] {
  const lowerCased = typed.trim().toLowerCase();
  const found = catalogue.crawlers.filter((crawler) =>
    namesOf(crawler).some((name) => name.includes(lowerCased)),
  );
  if (lowerCased === '')
    return [...bestKnown(catalogue), ...found.filter((crawler) => !isBestKnown(crawler)).map(byOperator)];
  const options = found.map(byOperator);
  return crawlerWithName(catalogue, typed) !== null
    ? options
    : [...options, { kind: 'typed', token: typed.trim() }, ...alsoFrom(catalogue, found)];
}

function byOperator(crawler: CatalogueCrawler): CrawlerOption {
  return { kind: 'crawler', crawler, heading: crawler.operator };
}

function isBestKnown({ id }: CatalogueCrawler): boolean {
  return askedAboutIds.includes(id);
}

function bestKnown({ crawlers }: Catalogue): CrawlerOption[] {
  return crawlers
    .filter(isBestKnown)
    .toSorted((a, b) => askedAboutIds.indexOf(a.id) - askedAboutIds.indexOf(b.id))
    .map((crawler) => ({ kind: 'crawler', crawler, heading: crawlerChoice.bestKnown }));
}

/** Returns the other crawlers of the operators of the found ones: blocking one of them leaves the others free. */
function alsoFrom({ crawlers }: Catalogue, found: readonly CatalogueCrawler[]): CrawlerOption[] {
  const operators = new Set(found.map(({ operator }) => operator));
  if (operators.size > MOST_OPERATORS) return [];
  return [...operators].flatMap((operator) =>
    crawlers
      .filter((crawler) => crawler.operator === operator && !found.includes(crawler))
      .map(
        (crawler): CrawlerOption => ({ kind: 'crawler', crawler, heading: crawlerChoice.alsoFrom(operator) }),
      ),
  );
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
  const rowWhere = (isMatch: (crawler: CatalogueCrawler) => boolean): number =>
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

function crawlerWithName({ readCrawler }: Catalogue, typed: string): CatalogueCrawler | null {
  const chosen = readCrawler(typed);
  return chosen.kind === 'known' && chosen.from === 'catalogue' ? chosen.crawler : null;
}

function namesOf({ id, name, productToken, aliases, operator }: CatalogueCrawler): string[] {
  return [id, name, productToken, ...aliases, operator].map((text) => text.toLowerCase());
}
