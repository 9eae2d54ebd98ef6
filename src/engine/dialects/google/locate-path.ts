import type { PathLocation } from '../dialect';

const HASH = 0x23;
const SLASH = 0x2f;
const COLON = 0x3a;
const SEMICOLON = 0x3b;
const QUESTION_MARK = 0x3f;

/**
 * Locates the path in a URL without decoding or normalising it (robots.cc, GetPathParamsQuery;
 * google-parser.md 5). The path ends before a fragment or a NUL. If it doesn't begin with `/`, `rooted` is
 * false.
 */
export function locatePath(url: string, location: PathLocation): void {
  const from = pathStart(url);
  let to = from;
  while (to < url.length) {
    const unit = url.charCodeAt(to);
    if (unit === HASH || unit === 0) break;
    to++;
  }
  location.from = from;
  location.to = to;
  location.rooted = url.charCodeAt(from) === SLASH;
}

/**
 * Returns the offset of the first `/`, `?` or `;` after scheme and host. If there is none or a `#` comes
 * first, returns the offset of that `#` or the URL's length.
 */
function pathStart(url: string): number {
  let at = url.charCodeAt(0) === SLASH && url.charCodeAt(1) === SLASH ? 2 : 0;
  let schemeSeen = false;
  for (; at < url.length; at++) {
    const unit = url.charCodeAt(at);
    if (unit === SLASH || unit === QUESTION_MARK || unit === SEMICOLON || unit === HASH) return at;
    if (
      unit === COLON &&
      !schemeSeen &&
      url.charCodeAt(at + 1) === SLASH &&
      url.charCodeAt(at + 2) === SLASH
    ) {
      schemeSeen = true;
      at += 2;
    }
  }
  return at;
}
