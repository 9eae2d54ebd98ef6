import { hasSeparator, strip } from './white-space';

/**
 * Matches digits as `str.isdigit` does. `int` rejects some of them, such as superscripts and circled digits
 * (Numeric_Type=Digit).
 */
const DIGITS =
  /^[\p{Nd}\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u;

/** `int` raises for longer numbers (`sys.set_int_max_str_digits`). */
const DECIMAL = /^\p{Nd}{1,4300}$/u;

/**
 * Returns whether robotparser raises a ValueError for the numbers of a crawl-delay or request-rate. It
 * accepts them if each satisfies `.strip().isdigit()`, but `int` rejects some of those.
 */
export function intRaises(numbers: readonly string[]): boolean {
  return numbers.every((number) => DIGITS.test(strip(number))) && !numbers.every(isInt);
}

/** Returns whether `int` accepts digits surrounded by white space. */
function isInt(number: string): boolean {
  return DECIMAL.test(strip(number)) && !hasSeparator(number);
}
