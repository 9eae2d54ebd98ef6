import { asciiLowerCase } from '../engine/ascii';
import type { CrawlerReading, OtherCrawler } from './chosen-crawler';
import type { CatalogueCrawler } from './crawler';
import { crawlers } from './crawlers';
import { knownCrawler } from './known-crawler';
import { readByParser } from './parser-reads';
import { policyTokenNamed } from './policy-tokens';
import { readUserAgentHeader } from './read-user-agent-header';
import { typedName } from './typed-name';

const byName = new Map<string, CatalogueCrawler>();
for (const namesOf of [
  (crawler: CatalogueCrawler) => [crawler.name, crawler.id],
  (crawler: CatalogueCrawler) => [crawler.productToken, ...crawler.aliases],
]) {
  for (const crawler of crawlers) {
    for (const name of namesOf(crawler).map(asciiLowerCase)) {
      if (!byName.has(name)) byName.set(name, crawler);
    }
  }
}

/**
 * Returns the crawler with this name or id, else the first with this product token or alias. ASCII case is
 * ignored.
 */
function crawlerNamed(name: string): CatalogueCrawler | undefined {
  return byName.get(asciiLowerCase(name));
}

function other(token: string, from: OtherCrawler['from']): OtherCrawler {
  const policy = policyTokenNamed(token);
  return {
    ...{ kind: 'token', token, tokens: [token], ...readByParser(token), from },
    ...(policy !== null && { policy }),
  };
}

function fromHeader(header: string): CrawlerReading {
  const sender = readUserAgentHeader(header);
  if (typeof sender === 'string') return other(sender, 'user-agent-header');
  return 'none' in sender ? { kind: 'none', reason: sender.none } : knownCrawler(sender, 'user-agent-header');
}

/**
 * Turns a chosen or typed text into the product tokens of a question. Names, ids and tokens of the catalogue
 * come first. Text with a `/` or ` (` is a User-Agent header; anything else is a name used as typed. A
 * leading field name (`User-Agent: …`) is dropped.
 */
export function readCrawler(typed: string): CrawlerReading {
  const text = typedName(typed);
  if (text === '') return { kind: 'none', reason: 'empty' };
  const named = crawlerNamed(text);
  if (named) return knownCrawler(named, 'catalogue');
  return text.includes('/') || text.includes(' (') ? fromHeader(text) : other(text, 'typed');
}
