import type { Crawler } from '../crawler';

/** What an entry need not say: most crawlers send requests, and nothing more is documented of most. */
const usual = {
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: null,
  sendsRequests: true,
  obeysRobots: 'unknown',
  dialect: 'unknown',
  crawlDelay: null,
} satisfies Partial<Crawler>;

/** What an entry says where the fields in `Shared` are stated for all entries of its file. */
type Own<Shared> = Omit<Crawler, keyof Shared | keyof typeof usual | 'name'> & Partial<Crawler>;

/** Makes entries that have these fields in common. The name is the product token unless an entry says otherwise. */
export function entriesWith<const Shared extends Partial<Crawler>>(
  shared: Shared,
): (own: Own<Shared>) => Crawler {
  // `Own` asks for every field that neither `usual` nor `shared` has; the compiler cannot add that up for an open `Shared`.
  return (own) => ({ ...usual, name: own.productToken, ...shared, ...own }) as Crawler;
}
