import type { Crawler } from '../../../catalogue';
import type { UrlsColumn } from '../../../store';

/** A crawler that may have a column. */
export interface ColumnChoice {
  /** What is put into the crawler field to ask about it. */
  readonly input: string;
  readonly name: string;
  /** Whose it is; empty where that is not known. */
  readonly about: string;
  readonly isChosen: boolean;
  /** Whether something is expected of it, so that its column stays. */
  readonly isExpected: boolean;
}

/** The crawlers in whose names the search is found: first those that have a column, in its order, then those of the catalogue. */
export function columnChoices(
  crawlers: readonly Crawler[],
  columns: readonly UrlsColumn[],
  expected: readonly string[],
  search: string,
): readonly ColumnChoice[] {
  const lowerCased = search.trim().toLowerCase();
  const byId = new Map(crawlers.map((crawler) => [crawler.id, crawler]));
  const chosen = columns.map(
    ({ input, name, names }): ColumnChoice => ({
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
      ({ id, name, operator }): ColumnChoice => ({
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
