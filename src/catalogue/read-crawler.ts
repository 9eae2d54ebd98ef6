import type { Crawler, ProductTokens } from './crawler';
import { crawlerNamed } from './crawler-named';
import { parserReads } from './parser-reads';
import { readUserAgentHeader } from './read-user-agent-header';

/** A crawler of the catalogue, chosen, typed by name, or found in a User-Agent header. */
export interface KnownCrawler {
  readonly kind: 'known';
  readonly crawler: Crawler;
  readonly tokens: ProductTokens;
  readonly ignoresGlobalGroup: boolean;
  /** What Google's parser reads of the crawler's product token in a file; absent where that is all of it. */
  readonly parserReads?: string;
  readonly from: 'catalogue' | 'user-agent-header';
}

/** A name the catalogue does not hold. It is asked as it stands: Google's matcher compares it whole. */
export interface OtherCrawler {
  readonly kind: 'token';
  readonly token: string;
  readonly tokens: ProductTokens;
  /** What Google's parser reads of this name in a file; absent where that is all of it. Where present, no group can match the name. */
  readonly parserReads?: string;
  readonly from: 'typed' | 'user-agent-header';
}

/** Nothing to ask about: no text, a header that names browsers only (`Mozilla/5.0`), or text without any name (`/`, an address). */
export interface NoCrawler {
  readonly kind: 'none';
  readonly reason: 'empty' | 'only-browser' | 'no-name';
}

/** What a person chose or typed as crawler, made ready for a question. */
export type AskedCrawler = KnownCrawler | OtherCrawler | NoCrawler;

/** Longer than any name or header in use; what comes after is not looked at. */
const LONGEST_INPUT = 2000;

function known(crawler: Crawler, from: KnownCrawler['from']): KnownCrawler {
  const { productToken, aliases, fallbackTokens, ignoresGlobalGroup } = crawler;
  const own = aliases.length > 0 ? [productToken, ...aliases] : productToken;
  return {
    kind: 'known',
    crawler,
    tokens: [own, ...fallbackTokens],
    ignoresGlobalGroup,
    ...reading(productToken),
    from,
  };
}

function other(token: string, from: OtherCrawler['from']): OtherCrawler {
  return { kind: 'token', token, tokens: [token], ...reading(token), from };
}

function reading(name: string): { parserReads?: string } {
  const read = parserReads(name);
  return read === undefined ? {} : { parserReads: read };
}

function fromHeader(header: string): AskedCrawler {
  const sender = readUserAgentHeader(header);
  if (typeof sender === 'string') return other(sender, 'user-agent-header');
  return 'none' in sender ? { kind: 'none', reason: sender.none } : known(sender, 'user-agent-header');
}

/**
 * Turns what was chosen or typed into the product tokens of a question. Names, ids and tokens of the catalogue come first; text with a `/` or
 * ` (` is a User-Agent header; anything else is a name to be asked as typed. A field name in front (`User-Agent: …`) is dropped.
 */
export function readCrawler(typed: string): AskedCrawler {
  const text = typed
    .slice(0, LONGEST_INPUT)
    .trim()
    .replace(/^user-agent\s*:\s*/i, '');
  if (text === '') return { kind: 'none', reason: 'empty' };
  const named = crawlerNamed(text);
  if (named) return known(named, 'catalogue');
  return text.includes('/') || text.includes(' (') ? fromHeader(text) : other(text, 'typed');
}
