import { google, parseRobotsTxt } from '../../engine';
import { placeOf } from '../../engine/fetch';

/** Maximum number of Sitemap lines searched for an address. In real files, one of the first has it. */
const MOST_SITEMAPS = 100;

/** Matches the start of lines that Google may read as Sitemap lines, with what Google drops before the name. */
const START = /(?:^(?:\uFEFF|\uDCEF\uDCBB?)?|\n)[\t\v\f\r ]*site-?map/gi;

/** A site named in a Sitemap line. */
export interface SitemapSite {
  /** Scheme, host and port. */
  readonly origin: string;
  /** See `comparableHost`. */
  readonly host: string;
  /** 1-based line. */
  readonly line: number;
}

/**
 * Returns the sites in the first Sitemap lines of a text with LF line ends, each host once. Reads these lines as Google
 * does, but beyond its byte limit, too. Parses no other lines: that is much faster than Google's reading of the file.
 * `bom`: a byte order mark was removed from the text.
 */
export function sitemapSites(text: string, bom: boolean): readonly SitemapSite[] {
  const lines: string[] = [];
  const numbers: number[] = [];
  let [number, counted] = [1, text.indexOf('\n')];
  for (const { 0: start, index } of text.matchAll(START)) {
    if (lines.length === MOST_SITEMAPS) break;
    const from = start.startsWith('\n') ? index + 1 : index;
    for (; counted >= 0 && counted < from; counted = text.indexOf('\n', counted + 1)) number++;
    lines.push(text.slice(from, counted < 0 ? undefined : counted));
    numbers.push(number);
  }
  if (lines.length === 0) return [];
  const options = { bom, byteLimit: Number.POSITIVE_INFINITY };
  const sites: SitemapSite[] = [];
  for (const { url, line } of parseRobotsTxt(lines.join('\n'), google, options).sitemaps) {
    const origin = placeOf(url)?.origin ?? '';
    const host = comparableHost(origin);
    if (host !== null && origin.startsWith('http') && sites.every((site) => site.host !== host))
      sites.push({ origin, host, line: numbers[line - 1] as number });
  }
  return sites;
}

/** Returns the host of a URL without a final dot, which doesn't name another host; null if it has none. */
export function comparableHost(url: string): string | null {
  return placeOf(url)?.host.replace(/\.$/, '') ?? null;
}
