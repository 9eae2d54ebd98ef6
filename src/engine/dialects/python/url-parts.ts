/**
 * The parts of `urllib.parse.ParseResult`. A part that the URL lacks is an empty string, like one that is
 * empty.
 */
export interface UrlParts {
  readonly scheme: string;
  readonly netloc: string;
  readonly path: string;
  /** The text after the first `;` of the path's last segment. */
  readonly params: string;
  readonly query: string;
  readonly fragment: string;
}

/** `uses_params` of urllib/parse.py: the schemes whose last segment has parameters. */
const WITH_PARAMS = new Set(
  ' ftp hdl prospero http imap https shttp rtsp rtsps rtspu sip sips mms sftp tel'.split(' '),
);

/**
 * `uses_netloc` of urllib/parse.py without the empty string: the schemes written with `//` even if nothing
 * follows it.
 */
const WITH_NETLOC = new Set(
  'ftp http gopher nntp telnet imap wais file mms https shttp snews prospero rtsp rtsps rtspu rsync svn svn+ssh sftp nfs git git+ssh ws wss'.split(
    ' ',
  ),
);

/**
 * Implements `urllib.parse.urlparse`, except the errors that it raises (see netloc-raises.ts). Its first
 * steps drop leading control characters and spaces, and all tabs and line ends.
 */
export function splitUrl(url: string): UrlParts {
  let rest = url.slice(firstVisible(url)).replace(/[\t\r\n]/g, '');
  const scheme = (/^([A-Za-z][\dA-Za-z+.-]*):/.exec(rest)?.[1] ?? '').toLowerCase();
  if (scheme !== '') rest = rest.slice(scheme.length + 1);
  let netloc = '';
  if (rest.startsWith('//')) {
    netloc = /^[^/?#]*/.exec(rest.slice(2))?.[0] ?? '';
    rest = rest.slice(2 + netloc.length);
  }
  const [beforeFragment, fragment] = splitAt(rest, rest.indexOf('#'));
  const [beforeQuery, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
  const semicolon = WITH_PARAMS.has(scheme) ? beforeQuery.indexOf(';', beforeQuery.lastIndexOf('/')) : -1;
  const [path, params] = splitAt(beforeQuery, semicolon);
  return { scheme, netloc, path, params, query, fragment };
}

/**
 * Implements `urllib.parse.urlunparse`: delimiters of empty parts are dropped, and some schemes gain a `//`.
 * CPython 3.12.7 and 3.13 also put a `//` before every path that begins with one (gh-67693); 3.11.7 doesn't.
 */
export function joinUrl({ scheme, netloc, path, params, query, fragment }: UrlParts): string {
  let url = params === '' ? path : `${path};${params}`;
  if (netloc !== '' || (WITH_NETLOC.has(scheme) && !url.startsWith('//'))) {
    const slash = url === '' || url.startsWith('/') ? '' : '/';
    url = `//${netloc}${slash}${url}`;
  }
  if (scheme !== '') url = `${scheme}:${url}`;
  if (query !== '') url = `${url}?${query}`;
  return fragment === '' ? url : `${url}#${fragment}`;
}

/** Returns the offset after the control characters and spaces at the start. */
function firstVisible(url: string): number {
  let at = 0;
  while (url.charCodeAt(at) <= 0x20) at++;
  return at;
}

/**
 * Returns the text before and after one character. If the offset is negative, returns the whole text and an
 * empty one.
 */
function splitAt(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
