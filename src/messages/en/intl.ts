/*
 * Numbers, plurals, lists and dates as English writes them. Nothing outside `messages/en` formats any.
 */
const numbers = new Intl.NumberFormat('en');
const fractions = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const plurals = new Intl.PluralRules('en');
// Without a comma before the last name, as in British English.
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const row = new Intl.ListFormat('en', { type: 'unit', style: 'short' });
const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** A number: `2,418`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A number with at most one decimal: `12.3`. */
export const fraction = (value: number): string => fractions.format(value);

/** A number with all its decimals. */
export const exactNumber = (value: number): string => exact.format(value);

/** A number with its noun: `1 rule`, `2,418 rules`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${plurals.select(value) === 'one' ? one : many}`;
}

/** `a, b and c`. */
export const listed = (names: Iterable<string>): string => all.format(names);

/** `a, b or c`. */
export const listedOr = (names: Iterable<string>): string => any.format(names);

/** `a, b, c`. */
export const series = (names: Iterable<string>): string => row.format(names);

/** A day and a time in full: `25 November 2026 at 14:02`, in the order that English has. Milliseconds since 1970. */
export const longDate = (at: number | Date): string => days.format(at);
