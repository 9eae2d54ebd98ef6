import type { CatalogueCrawler } from '../crawler';

/** Defaults of an entry: most crawlers send requests, and for most of them no more is documented. */
const usual = {
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: null,
  sendsRequests: true,
  obeysRobots: 'unknown',
  dialect: 'unknown',
  crawlDelay: null,
} satisfies Partial<CatalogueCrawler>;

/** Fields that an entry must state if all entries of its file share `Shared`. */
type Own<Shared> = Omit<CatalogueCrawler, keyof Shared | keyof typeof usual | 'name'> &
  Partial<CatalogueCrawler>;

/**
 * Returns a function that creates entries with these fields in common. The name is the product token unless
 * an entry states another.
 */
export function entriesWith<const Shared extends Partial<CatalogueCrawler>>(
  shared: Shared,
): (own: Own<Shared>) => CatalogueCrawler {
  // `Own` requires every field that neither `usual` nor `shared` has. The compiler can't infer that for an
  // open `Shared`.
  return (own) => ({ ...usual, name: own.productToken, ...shared, ...own }) as CatalogueCrawler;
}
