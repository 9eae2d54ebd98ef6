/**
 * URLs longer than this (UTF-16 units) aren't read: Chromium's own limit (url/url_constants.h, kMaxURLChars).
 */
const LONGEST_URL = 2_097_152;

/**
 * Maximum length in UTF-16 units between the slashes and the path. A host has at most 253 characters;
 * converting tens of thousands to Punycode takes seconds.
 */
const LONGEST_AUTHORITY = 4096;

/**
 * Captures the text between the slashes and the path, as browsers split URLs: they skip tabs and line ends
 * and treat `\` as `/`.
 */
const AUTHORITY = /^[^:]*:[/\\\t\n\r]*([^/\\?#]*)/;

/** The location of a URL: everything that determines its robots.txt. */
export interface UrlPlace {
  /** Lower case, without the colon. */
  readonly scheme: string;
  /**
   * Lower case. With a scheme that browsers know, international names are in Punycode and IP addresses
   * normalised; otherwise non-ASCII characters are escaped.
   */
  readonly host: string;
  /**
   * Null if it is the scheme's default (80 http and ws, 443 https and wss, 21 ftp). Other schemes have no
   * default.
   */
  readonly port: number | null;
  /** Scheme, host and port. */
  readonly origin: string;
  /**
   * Path and query as requested from a server, without the fragment. Null if the scheme has no paths
   * (`mailto:`, `data:`).
   */
  readonly target: string | null;
}

/** Parses an absolute URL by the WHATWG standard. Null if it isn't one or is too long. */
export function placeOf(text: string): UrlPlace | null {
  if (text.length > LONGEST_URL) return null;
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined || authority.length > LONGEST_AUTHORITY) return null;
  const url = URL.parse(text);
  if (url === null) return null;
  const { protocol, port } = url;
  // For unknown schemes the standard keeps the host's case and escapes all non-ASCII characters.
  const host = url.hostname.toLowerCase();
  const origin = `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return {
    scheme: protocol.slice(0, -1),
    host,
    port: port === '' ? null : Number(port),
    origin,
    target: targetOf(url),
  };
}

function targetOf(url: URL): string | null {
  const { href, protocol, pathname } = url;
  if (!href.startsWith('/', protocol.length)) return null;
  // `search` is empty for a lone `?`, but the request still contains it.
  const [sent = ''] = href.split('#', 1);
  const query = sent.indexOf('?');
  return query < 0 ? pathname : pathname + sent.slice(query);
}
