import { readValue } from '../../dialects/python/value';
import { strip } from '../../dialects/python/white-space';
import { type DelayTerms, invalid, TEXT, type Validity } from '../field-value';
import { delayOf } from './delay';

/**
 * Parses values as `urllib.robotparser` of CPython 3.11 does (`RobotFileParser.parse`). Values are unescaped.
 * Numbers consist of digits in any script (`str.isdigit`). Digits that `int` rejects make Python raise an
 * error, which `RobotsTxt.failureLine` reports.
 */
export function readPythonDelay(written: string, terms: DelayTerms): Validity {
  const value = strip(readValue(written));
  if (value === '') return invalid('empty');
  const number = wholeNumber(value);
  return number === null ? invalid('not-a-number') : delayOf(number, terms);
}

/** Parses `n/m`, with m in seconds. A unit or hours after it make the value invalid. */
export function readPythonRate(written: string): Validity {
  const value = readValue(written);
  if (strip(value) === '') return invalid('empty');
  const [requests, seconds, ...more] = value.split('/').map((part) => wholeNumber(strip(part)));
  if (typeof requests !== 'number' || typeof seconds !== 'number' || more.length > 0)
    return invalid('malformed');
  return { kind: 'valid', form: 'rate', requests, seconds, hours: null };
}

/** `site_maps()` returns any value, even if it isn't a URL. */
export function readPythonSitemap(): Validity {
  return TEXT;
}

function wholeNumber(text: string): number | null {
  if (!/^\p{Nd}+$/u.test(text)) return null;
  const digits = Array.from(text, digitValue).join('');
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/**
 * Returns the value of a decimal digit. Unicode orders each script's ten digits from zero up; several such
 * runs may adjoin.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
