import type { CatalogueCrawler } from '../../../catalogue';
import type { UrlsColumn } from '../../../store';

/** A crawler that can have a column. */
export interface ColumnCrawler {
  /** Text for the crawler field. */
  readonly input: string;
  readonly name: string;
  /** The operator; empty if unknown. */
  readonly about: string;
  readonly isChosen: boolean;
  /** True if an expectation names the crawler, so its column can't be removed. */
  readonly isExpected: boolean;
}

/**
 * Returns the crawlers that match the search: first those with a column, in column order, then the rest of
 * the catalogue.
 */
export function columnChoices(
  crawlers: readonly CatalogueCrawler[],
  columns: readonly UrlsColumn[],
  expected: readonly string[],
  search: string,
): readonly ColumnCrawler[] {
  const lowerCased = search.trim().toLowerCase();
  const byId = new Map(crawlers.map((crawler) => [crawler.id, crawler]));
  const chosen = columns.map(
    ({ input, name, names }): ColumnCrawler => ({
      input,
      name,
      about: byId.get(input)?.operator ?? '',
      isChosen: true,
      isExpected: names.some((each) => expected.includes(each)),
    }),
  );
  const inputs = new Set(columns.map(({ input }) => input));
  const others = crawlers
    .filter(({ id }) => !inputs.has(id))
    .map(
      ({ id, name, operator }): ColumnCrawler => ({
        input: id,
        name,
        about: operator,
        isChosen: false,
        isExpected: false,
      }),
    );
  return [...chosen, ...others].filter(({ input, name, about }) =>
    [input, name, about, byId.get(input)?.productToken ?? ''].some((text) =>
      text.toLowerCase().includes(lowerCased),
    ),
  );
}
