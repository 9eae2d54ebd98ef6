import type { PathReading } from '../dialect';
import { escapePath } from '../google/escape-path';
import { locatePath } from '../google/locate-path';

/** RFC 3986 section 2.3: an escape of a letter, a digit, `-`, `.`, `_` or `~` equals the character. */
const UNRESERVED = /%(?:2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/g;

/**
 * Escapes that are decoded in a query: those of unreserved characters, and of `:`, `/`, `?` and `@`, which have no special
 * meaning there (RFC 3986 section 3.4).
 */
const PLAIN_IN_QUERY = /%(?:2[DEF]|3[0-9AF]|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/g;

/**
 * Normalises percent-encoding by RFC 9309 section 2.2.2 and its figure 4, alike for patterns and paths.
 * Non-ASCII bytes become escapes, escapes get upper-case digits, and escapes of unreserved characters are
 * decoded. The figure also equates `:` and `/` with their escapes in a query (`?baz=https://foo.bar`). They
 * are decoded there, not encoded, because otherwise a pattern with a slash after a star would stop matching
 * in queries. In the path, `%2F` stays distinct from `/`.
 *
 * A query is the text after the first `?`. If a pattern's star extends into a query, the rest of the pattern
 * still counts as path up to its own `?`: there `:` matches and `%3A` doesn't.
 */
function canonical(value: string): string {
  const escaped = escapePath(value);
  const query = escaped.indexOf('?');
  if (query < 0) return decode(escaped, UNRESERVED);
  return decode(escaped.slice(0, query), UNRESERVED) + decode(escaped.slice(query), PLAIN_IN_QUERY);
}

function decode(text: string, escapes: RegExp): string {
  return text.replace(escapes, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)));
}

/** Characters that `patternForm` and `pathForm` may change. Most values contain none. */
const CHANGED_IN_PATTERN = /[%$\u0080-\uFFFF]/;
const CHANGED_IN_PATH = /[%$*\u0080-\uFFFF]/;

/**
 * Normalises a pattern: `*` and a final `$` keep their meaning, any other `$` is a literal (RFC 9309 section
 * 2.2.3, figure 5).
 */
function patternForm(value: string): string {
  if (!CHANGED_IN_PATTERN.test(value)) return value;
  const form = canonical(value);
  const end = form.endsWith('$') ? form.length - 1 : form.length;
  return form.slice(0, end).replaceAll('$', '%24') + form.slice(end);
}

/**
 * Normalises a path: its own `*` and `$` become escapes, because that is how patterns write them as literals
 * (RFC 9309 section 2.2.3, figure 6).
 */
function pathForm(path: string): string {
  if (!CHANGED_IN_PATH.test(path)) return path;
  return canonical(path).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/**
 * Paths by RFC 9309 sections 2.2.2 and 2.2.3. A value that begins with neither `/` nor `*` matches nothing,
 * because every path begins with `/`. The grammar requires `/`, and section 5.1 explains its `Disallow:
 * *.gif$` by the star representing "the otherwise-required forward slash".
 */
export const rfc9309Paths: PathReading = {
  normalize: patternForm,
  normalizesAll: true,
  locate: locatePath,
  normalizeTested: pathForm,
  secondAllowPattern: () => null,
};
