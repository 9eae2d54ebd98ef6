import { asciiLowerCase } from '../engine/ascii';
import type { CatalogueCrawler } from './crawler';
import { crawlers } from './crawlers';

/**
 * Sender of a User-Agent header: a crawler of the catalogue, another name, or no name that robots.txt could
 * use.
 */
export type HeaderSender = CatalogueCrawler | string | { readonly none: 'only-browser' | 'no-name' };

interface KnownToken {
  readonly token: string;
  readonly crawler: CatalogueCrawler;
}

/** Longest first. Of equally long tokens, the catalogue's first comes first, because sorting is stable. */
const knownTokens: readonly KnownToken[] = crawlers
  .flatMap((crawler) =>
    [crawler.productToken, ...crawler.aliases].map((token) => ({ token: asciiLowerCase(token), crawler })),
  )
  .sort((a, b) => b.token.length - a.token.length);

/** Products that browsers name, and crawlers too for compatibility. They are never a crawler's name. */
const browserProducts: ReadonlySet<string> = new Set(
  (
    'mozilla applewebkit webkit khtml gecko chrome chromium headlesschrome crios safari version mobile build firefox fxios ' +
    'edg edga edge edgios msie trident opera opr opios presto konqueror samsungbrowser ucbrowser yabrowser vivaldi ' +
    'brave coc_coc_browser duckduckgo epiphany gsa huaweibrowser miuibrowser mqqbrowser qqbrowser seamonkey silk whale yowser'
  ).split(' '),
);

/**
 * Parts of a header that don't name the sender: web and mail addresses (`+https://example.com/googlebot`
 * doesn't make the sender Googlebot), names after `like` (`like Gecko`, `like FeedFetcher-Google`), and the
 * app that contains a browser (`[Pinterest/iOS]`).
 */
const notes = /(?:https?:\/\/|\bwww\.|[^\s;,()+@]{1,64}@)[^\s;,()]*|\blike\s+[^\s;,()]+|\[[^[\]]*\]/gi;

/** Returns whether a letter, digit, `-` or `_` is directly before `from` or directly after `to`. */
function continuesWord(text: string, from: number, to: number): boolean {
  return (
    /[\p{L}\p{N}_-]$/u.test(text.slice(Math.max(0, from - 2), from)) ||
    /^[\p{L}\p{N}_-]/u.test(text.slice(to, to + 2))
  );
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!continuesWord(text, at, at + word.length)) return true;
  }
  return false;
}

function isBrowser(name: string): boolean {
  return browserProducts.has(asciiLowerCase(/[A-Za-z_-]+/.exec(name)?.[0] ?? ''));
}

/**
 * Returns the text before the first version, comment or separator. This is the name of a crawler whose header
 * doesn't imitate a browser's.
 */
function leadingName(header: string): string {
  return (/^[^/(;]*/.exec(header)?.[0] ?? '').trim();
}

/** Returns the names with a version, such as `Name/1.0`, in order. */
function versionedNames(header: string): string[] {
  return header
    .split(/[\s;,()]+/)
    .filter((piece) => piece.includes('/'))
    .map((piece) => piece.slice(0, piece.indexOf('/')));
}

/** Returns the text after `compatible;`, where crawlers without a version name themselves. */
function nameAfterCompatible(header: string): string {
  const parts = header.split(/[;()]/).map((part) => part.trim());
  const at = parts.findIndex((part) => asciiLowerCase(part) === 'compatible');
  return at === -1 ? '' : (parts[at + 1] ?? '');
}

/**
 * Finds the sender of a whole User-Agent header: the longest known token that it contains as a word, else its
 * first name that isn't a browser's.
 */
export function readUserAgentHeader(header: string): HeaderSender {
  const text = header.replace(notes, ' ');
  const lowerCased = asciiLowerCase(text);
  const known = knownTokens.find(({ token }) => hasWord(lowerCased, token));
  if (known) return known.crawler;
  const names = [leadingName(text), ...versionedNames(text), nameAfterCompatible(text)].filter((name) =>
    /[\p{L}\p{N}]/u.test(name),
  );
  return names.find((name) => !isBrowser(name)) ?? { none: names.length > 0 ? 'only-browser' : 'no-name' };
}
