import { forEachByte } from '../../source';
import { unquote } from './unquote';
import { joinUrl, splitUrl } from './url-parts';
import { readValue } from './value';

/**
 * Glob that matches every path. No pattern of robotparser contains a raw `*` or `$`: it quotes them in rules
 * and in URLs.
 */
const EVERYTHING = '*';

/**
 * Normalises a rule's path as `RuleLine` does. A value that isn't empty may yield an empty path (`?`, `;`,
 * `//`). Such a rule matches every path and may forbid it, unlike a rule without a value.
 */
export function rulePattern(written: string): string {
  const value = readValue(written);
  if (value === '') return '';
  const path = quote(joinUrl(splitUrl(value)));
  return path === '' ? EVERYTHING : path;
}

/**
 * Normalises a URL's path as `can_fetch` does. It unescapes the URL before splitting it, so an escaped `#`,
 * `?` or `//` acts like a plain one. If Python raises a ValueError (brackets in the authority without an IPv6
 * address, as in `//[x`), the authority is dropped like any other.
 */
export function testedPath(url: string): string {
  return quote(joinUrl({ ...splitUrl(unquote(url)), scheme: '', netloc: '' })) || '/';
}

/**
 * Implements `urllib.parse.quote`: escapes every byte of the text's UTF-8 except ASCII letters, digits and
 * `_.-~/`.
 */
function quote(text: string): string {
  return text.replace(/[^\w.~/-]+/g, (run) => {
    let escaped = '';
    forEachByte(run, (byte) => {
      escaped += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return escaped;
  });
}
