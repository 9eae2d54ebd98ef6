import type { PathReading } from '../dialect';
import { escapePath } from '../google/escape-path';
import { locatePath } from '../google/locate-path';

const ESCAPE = /%[0-9A-F]{2}/g;

/** RFC 3986 section 2.3: an escape of one of these is the same as the character. */
const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** Reserved characters that have no meaning of their own in a query (RFC 3986 section 3.4, beside those of `pchar`). */
const PLAIN_IN_QUERY = `${UNRESERVED}:/?@`;

/**
 * Percent-encoding by RFC 9309 section 2.2.2 and its figure 4, in one form for both sides. Bytes beyond ASCII become escapes, escapes get
 * upper-case digits, those of unreserved characters are decoded. The figure also equates `:` and `/` with their escapes in a query
 * (`?baz=https://foo.bar`); they are decoded there, not encoded, because else a pattern with a slash behind a star would stop matching in
 * queries. In the path `%2F` stays apart from `/`.
 *
 * A query is what follows the first `?`. Where a star of a pattern reaches into a query, what the pattern says behind it still counts as path
 * until its own `?`: there `:` is matched, `%3A` is not.
 */
function canonical(value: string): string {
  const escaped = escapePath(value);
  const query = escaped.indexOf('?');
  if (query < 0) return decode(escaped, UNRESERVED);
  return decode(escaped.slice(0, query), UNRESERVED) + decode(escaped.slice(query), PLAIN_IN_QUERY);
}

function decode(text: string, characters: string): string {
  return text.replace(ESCAPE, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return characters.includes(character) ? character : escaped;
  });
}

/** Characters that either form may change. Most values have none. */
const CHANGED_IN_PATTERN = /[%$\u0080-\uFFFF]/;
const CHANGED_IN_PATH = /[%$*\u0080-\uFFFF]/;

/** A pattern: `*`, and `$` at the end, keep their meaning; any other `$` is a character (RFC 9309 section 2.2.3, figure 5). */
function patternForm(value: string): string {
  if (!CHANGED_IN_PATTERN.test(value)) return value;
  const form = canonical(value);
  const end = form.endsWith('$') ? form.length - 1 : form.length;
  return form.slice(0, end).replaceAll('$', '%24') + form.slice(end);
}

/** A path: its own `*` and `$` become escapes, which is how a pattern names them (RFC 9309 section 2.2.3, figure 6). */
function pathForm(path: string): string {
  if (!CHANGED_IN_PATH.test(path)) return path;
  return canonical(path).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/**
 * Paths by RFC 9309 sections 2.2.2 and 2.2.3. A value that begins with neither `/` nor `*` matches nothing, because every path begins with
 * `/`: the grammar asks for `/`, and section 5.1 explains its `Disallow: *.gif$` by the star standing for "the otherwise-required forward
 * slash".
 */
export const rfc9309Paths: PathReading = {
  normalize: patternForm,
  normalizesAll: true,
  locate: locatePath,
  normalizeTested: pathForm,
  secondAllowPattern: () => null,
};
