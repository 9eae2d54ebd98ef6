import { asciiLowerCase } from '../ascii';
import { memoize } from '../collections';
import { crawlerDialects, type DialectId } from '../dialects';
import type { CrawlerProfile } from './crawler-profile';

/** The crawlers that names are looked up in. */
interface LookUp {
  readonly crawlers: readonly CrawlerProfile[];
}

/** Longer values name no crawler. */
const LONGEST_NAME = 200;

/** Crawlers by value of a user-agent line, cached per list of crawlers. Files repeat the same names, and many rules look them up. */
const meanings = memoize((_: readonly CrawlerProfile[]) => new Map<string, readonly CrawlerProfile[]>());
/** Maximum number of cached values. */
const MOST_MEANINGS = 5000;

/** Returns the crawlers that a user-agent line names, each according to its own dialect. Empty for `*`. */
export function crawlersMeant(value: string, { crawlers }: LookUp): readonly CrawlerProfile[] {
  if (crawlers.length === 0 || value.length > LONGEST_NAME) return [];
  const known = meanings(crawlers);
  const before = known.get(value);
  if (before !== undefined) return before;
  const meant = findMeant(value, crawlers);
  if (known.size > MOST_MEANINGS) known.clear();
  known.set(value, meant);
  return meant;
}

function findMeant(value: string, crawlers: readonly CrawlerProfile[]): readonly CrawlerProfile[] {
  const index = indexOf(crawlers);
  const found = new Set<CrawlerProfile>();
  for (const dialect of crawlerDialects) {
    const name = dialect.agents.read(value);
    if (name.isGlobal) continue;
    for (const token of [name.token, name.shortToken]) {
      if (token === null) continue;
      for (const crawler of index.get(token) ?? []) {
        const isRead = crawler.readsOwnName !== false && dialectOfProfile(crawler) === dialect.id;
        if (isRead && dialect.agents.names(name, token)) found.add(crawler);
      }
    }
  }
  return [...found];
}

/** Returns the crawlers that look for a name in files: their product token or an alias, ignoring case. */
export function crawlersNamed(name: string, context: LookUp): readonly CrawlerProfile[] {
  return crawlersCalled(name, context).filter(({ readsOwnName }) => readsOwnName !== false);
}

/** Returns the crawlers with a product token or alias, ignoring case, even if files can't name them by it. */
export function crawlersCalled(name: string, { crawlers }: LookUp): readonly CrawlerProfile[] {
  return crawlers.length === 0 ? [] : (indexOf(crawlers).get(asciiLowerCase(name)) ?? []);
}

/** Returns the dialect of a crawler, RFC 9309 if it isn't known. */
export function dialectOfProfile({ dialect }: CrawlerProfile): DialectId {
  return dialect === 'unknown' ? 'rfc9309' : dialect;
}

/** Returns whether a crawler obeys robots.txt, or may obey it. */
export function asksForRobotsTxt({ obeysRobots }: CrawlerProfile): boolean {
  return obeysRobots !== 'no' && obeysRobots !== 'user-triggered';
}

/** Returns the part of a question to the engine that identifies a crawler. */
export function questionFor(crawler: CrawlerProfile): {
  readonly productTokens: readonly (string | readonly string[])[];
  readonly ignoresGlobalGroup: boolean;
} {
  const { productToken, aliases, fallbackTokens, ignoresGlobalGroup, readsOwnName } = crawler;
  return {
    productTokens: [readsOwnName === false ? [] : [productToken, ...aliases], ...fallbackTokens],
    ignoresGlobalGroup: ignoresGlobalGroup === true,
  };
}

/** Crawlers by name in lower case. */
const indexOf = memoize(
  (crawlers: readonly CrawlerProfile[]): ReadonlyMap<string, readonly CrawlerProfile[]> => {
    const index = new Map<string, CrawlerProfile[]>();
    for (const crawler of crawlers) {
      for (const token of [crawler.productToken, ...crawler.aliases]) {
        const name = asciiLowerCase(token);
        index.set(name, [...(index.get(name) ?? []), crawler]);
      }
    }
    return index;
  },
);
