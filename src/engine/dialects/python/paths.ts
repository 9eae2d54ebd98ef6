import { quote } from './quote';
import { unquote } from './unquote';
import { joinUrl, splitUrl } from './url-parts';
import { readValue } from './value';

/** The glob that matches every path. No pattern of robotparser holds a raw `*` or `$`: it quotes them, in rules and in URLs. */
const EVERYTHING = '*';

/**
 * The path of a rule, as `RuleLine` prepares it. It may come out empty from a value that is not (`?`, `;`, `//`): such a rule matches every
 * path and, other than one without a value, may forbid it.
 */
export function rulePattern(written: string): string {
  const value = readValue(written);
  if (value === '') return '';
  const path = quote(joinUrl(splitUrl(value)));
  return path === '' ? EVERYTHING : path;
}

/**
 * The path of a URL, as `can_fetch` prepares it: unescaped before it is taken apart, so an escaped `#`, `?` or `//` counts as a plain one.
 * Where Python raises a ValueError (brackets in the authority that hold no IPv6 address, as in `//[x`), the authority is dropped
 * like any other.
 */
export function testedPath(url: string): string {
  return quote(joinUrl({ ...splitUrl(unquote(url)), scheme: '', netloc: '' })) || '/';
}
