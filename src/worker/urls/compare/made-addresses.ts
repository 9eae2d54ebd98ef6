import { CrawlerRules, witness } from '../../../engine';
import type { ParsedFile } from '../../parsed-file';
import type { TestedCrawler } from '../../protocol';
import { UrlList } from '../list';
import { testedUrl } from '../verdicts/tested-url';

/** Addresses after which no further pattern is looked at. */
const MOST_ADDRESSES = 20_000;
/** Addresses × crawlers to which the addresses of many crawlers are limited. */
const MOST_CHECKS = 2_000_000;

/** Patterns that are looked at in one go. */
const AT_ONCE = 500;

/** Addresses at which two files may decide otherwise. */
export interface MadeAddresses {
  readonly urls: UrlList;
  /** True where patterns were left out because MOST_ADDRESSES or MOST_CHECKS was reached. */
  readonly isCut: boolean;
}

/**
 * Makes addresses from the patterns of all rules that some of the crawlers follow in one of the files: for each pattern a path that it matches, and
 * then paths right beside it. Patterns that only one of the files has come first. `origin` is where the file lies, null where that is not known: a
 * list takes `//a` as part of a whole URL only. `own` URLs come before those that are made. Yields between pieces of work.
 */
export function* madeAddresses(
  files: readonly [ParsedFile, ParsedFile],
  crawlers: readonly TestedCrawler[],
  origin: string | null,
  own: readonly string[] = [],
  most = Math.min(MOST_ADDRESSES, Math.floor(MOST_CHECKS / crawlers.length)),
): Generator<void, MadeAddresses> {
  const [first, second] = [yield* patternsOf(files[0], crawlers), yield* patternsOf(files[1], crawlers)];
  const changed = [...first].filter((pattern) => !second.has(pattern));
  const added = [...second].filter((pattern) => !first.has(pattern));
  const kept = [...first].filter((pattern) => second.has(pattern));
  const patterns = [...changed, ...added, ...kept];
  const urls = new UrlList();
  for (const url of own) urls.addText(url);
  urls.addText('/');
  let seen = 0;
  for (const make of [matching, beside]) {
    for (const pattern of patterns) {
      if (urls.length >= most) return { urls, isCut: true };
      // A path may be none that a list takes, or one that is there already.
      for (const path of make(pattern)) urls.addText(path.startsWith('//') ? testedUrl(path, origin) : path);
      if (++seen % AT_ONCE === 0) yield;
    }
  }
  return { urls, isCut: false };
}

/** All patterns that some of the crawlers follow, in the order in which they decide. */
function* patternsOf(file: ParsedFile, crawlers: readonly TestedCrawler[]): Generator<void, Set<string>> {
  const patterns = new Set<string>();
  const seen = new Set<string>();
  for (const crawler of crawlers) {
    const rules = new CrawlerRules(file.readBy(crawler.dialect), crawler);
    if (seen.has(rules.key)) continue;
    seen.add(rules.key);
    for (const { pattern } of rules.followed) if (pattern !== '') patterns.add(pattern);
    yield;
  }
  return patterns;
}

/** Paths that a pattern matches: with nothing in the place of each `*`, and with a letter. */
function* matching(pattern: string): Generator<string> {
  yield witness(pattern);
  if (pattern.includes('*')) yield witness(pattern.replaceAll('*', 'x'));
}

/** Paths that go on where the pattern ends, and the folder without its slash. */
function* beside(pattern: string): Generator<string> {
  const path = witness(pattern);
  yield `${path}x`;
  if (path.length > 1 && path.endsWith('/')) yield path.slice(0, -1);
}
