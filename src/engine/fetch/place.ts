/** URLs above this length (UTF-16 units) are not read: Chromium's own limit (url/url_constants.h, kMaxURLChars). */
const LONGEST_URL = 2_097_152;

/** Longest part between the slashes and the path. A host has at most 253 characters; converting tens of thousands to Punycode takes seconds. */
const LONGEST_AUTHORITY = 4096;

/** Scheme, slashes and what follows them up to the path, as a browser splits them: it skips tabs and line ends and takes `\` for `/`. */
const AUTHORITY = /^[^:]*:[/\\\t\n\r]*([^/\\?#]*)/;

/** Where a URL lies: all that decides which robots.txt is meant. */
export interface Place {
  /** Lower case, without the colon. */
  readonly scheme: string;
  /** Lower case; international names in Punycode, addresses in their one spelling. */
  readonly host: string;
  /** Null where it is the scheme's default (80 http and ws, 443 https and wss, 21 ftp); other schemes have none. */
  readonly port: number | null;
  /** Scheme, host and port. */
  readonly origin: string;
  /** Path and query as a server is asked for them, without the fragment. Null where the scheme has no paths (`mailto:`, `data:`). */
  readonly target: string | null;
}

/** Reads an absolute URL by the WHATWG standard. Null where it is none, or has no end. */
export function placeOf(text: string): Place | null {
  if (text.length > LONGEST_URL) return null;
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined || authority.length > LONGEST_AUTHORITY) return null;
  const url = URL.parse(text);
  if (url === null) return null;
  const { protocol, port } = url;
  // The standard leaves the case of hosts alone where it does not know the scheme; everything beyond ASCII is escaped there.
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
  // `search` is empty for a lone `?`, which a server is asked for all the same.
  const [sent = ''] = href.split('#', 1);
  const query = sent.indexOf('?');
  return query < 0 ? pathname : pathname + sent.slice(query);
}
