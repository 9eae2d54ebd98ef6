import { CrawlerRules, type ReadableFile, witness } from '../../../engine';
import { UrlList } from '../../../url-lists/list';
import type { PostedCrawler } from '../../posted-crawler';
import { testedUrl } from '../verdicts/tested-url';

/** Number of addresses after which no further pattern is used. */
const MOST_ADDRESSES = 20_000;
/** Maximum of addresses × crawlers; limits the addresses if there are many crawlers. */
const MOST_CHECKS = 2_000_000;

/** Patterns per piece of work. */
const AT_ONCE = 500;

/** Addresses at which two files may decide differently. */
export interface MadeAddresses {
  readonly urls: UrlList;
  /** True if patterns were left out because `MOST_ADDRESSES` or `MOST_CHECKS` was reached. */
  readonly isCut: boolean;
}

/**
 * Makes addresses from the patterns of all rules that apply to some of the crawlers in one of the files: for
 * each pattern paths that it matches, then paths at its end (see `beside`). Patterns in only one of the files come
 * first. `own` URLs precede those that are made. Yields between pieces of work.
 */
export function* madeAddresses(
  files: readonly [ReadableFile, ReadableFile],
  crawlers: readonly PostedCrawler[],
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
      // The list rejects invalid paths and ignores repeated ones. It accepts `//a` only as part of a whole URL.
      for (const path of make(pattern)) urls.addText(path.startsWith('//') ? testedUrl(path, null) : path);
      if (++seen % AT_ONCE === 0) yield;
    }
  }
  return { urls, isCut: false };
}

/** Returns all patterns that apply to some of the crawlers, in deciding order. */
function* patternsOf(file: ReadableFile, crawlers: readonly PostedCrawler[]): Generator<void, Set<string>> {
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

/** Yields paths that a pattern matches: with each `*` replaced by nothing, then by a letter. */
function* matching(pattern: string): Generator<string> {
  yield witness(pattern);
  if (pattern.includes('*')) yield witness(pattern.replaceAll('*', 'x'));
}

/** Yields a path that continues after the end of the pattern, and the folder without its slash. */
function* beside(pattern: string): Generator<string> {
  const path = witness(pattern);
  yield `${path}x`;
  if (path.length > 1 && path.endsWith('/')) yield path.slice(0, -1);
}
