/** The parts of `urllib.parse.ParseResult`; each is empty where the URL has none, or has it empty. */
export interface UrlParts {
  readonly scheme: string;
  readonly netloc: string;
  readonly path: string;
  /** What stands behind the first `;` of the path's last segment. */
  readonly params: string;
  readonly query: string;
  readonly fragment: string;
}

/** `uses_params` of urllib/parse.py: the schemes whose last segment has parameters. */
const WITH_PARAMS = new Set(
  ' ftp hdl prospero http imap https shttp rtsp rtsps rtspu sip sips mms sftp tel'.split(' '),
);

/** `uses_netloc` of urllib/parse.py without the empty one: the schemes that are written with `//` even where nothing follows it. */
const WITH_NETLOC = new Set(
  'ftp http gopher nntp telnet imap wais file mms https shttp snews prospero rtsp rtsps rtspu rsync svn svn+ssh sftp nfs git git+ssh ws wss'.split(
    ' ',
  ),
);

/**
 * `urllib.parse.urlparse`, but for the errors that it raises (see netloc-raises.ts). Its first steps drop control characters and spaces in front
 * and all tabs and line ends.
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
 * `urllib.parse.urlunparse`: delimiters of empty parts are gone, and some schemes gain a `//`. CPython 3.13 puts a `//` in front of every path that
 * begins with one, too (gh-67693), which 3.11.7 does not.
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

/** Offset behind the control characters and spaces at the start. */
function firstVisible(url: string): number {
  let at = 0;
  while (url.charCodeAt(at) <= 0x20) at++;
  return at;
}

/** The text before and behind one character; all of it and nothing where the offset is negative. */
function splitAt(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
