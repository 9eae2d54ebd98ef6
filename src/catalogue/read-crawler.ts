import type { CrawlerReading, OtherCrawler } from './asked-crawler';
import { crawlerNamed } from './crawler-named';
import { knownCrawler } from './known-crawler';
import { readByParser } from './parser-reads';
import { readUserAgentHeader } from './read-user-agent-header';
import { typedName } from './typed-name';

function other(token: string, from: OtherCrawler['from']): OtherCrawler {
  return { kind: 'token', token, tokens: [token], ...readByParser(token), from };
}

function fromHeader(header: string): CrawlerReading {
  const sender = readUserAgentHeader(header);
  if (typeof sender === 'string') return other(sender, 'user-agent-header');
  return 'none' in sender ? { kind: 'none', reason: sender.none } : knownCrawler(sender, 'user-agent-header');
}

/**
 * Turns what was chosen or typed into the product tokens of a question. Names, ids and tokens of the catalogue come first; text with a `/` or
 * ` (` is a User-Agent header; anything else is a name to be asked as typed. A field name in front (`User-Agent: …`) is dropped.
 */
export function readCrawler(typed: string): CrawlerReading {
  const text = typedName(typed);
  if (text === '') return { kind: 'none', reason: 'empty' };
  const named = crawlerNamed(text);
  if (named) return knownCrawler(named, 'catalogue');
  return text.includes('/') || text.includes(' (') ? fromHeader(text) : other(text, 'typed');
}
