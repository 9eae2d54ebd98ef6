/*
 * Formats numbers, plurals and lists in English. Modules outside `messages/en` don't format any themselves.
 */
const numbers = new Intl.NumberFormat('en');
const fractions = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const plurals = new Intl.PluralRules('en');
// Without a comma before the last name, as in British English.
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const row = new Intl.ListFormat('en', { type: 'unit', style: 'short' });

/** A number: `2,418`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A number with at most one decimal: `12.3`. */
export const fraction = (value: number): string => fractions.format(value);

/** A number with its noun: `1 rule`, `2,418 rules`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${plurals.select(value) === 'one' ? one : many}`;
}

/** `a, b and c`. */
export const listed = (names: Iterable<string>): string => all.format(names);

/** `a, b or c`. */
export const anyOf = (names: Iterable<string>): string => any.format(names);

/** `a, b, c`. */
export const series = (names: Iterable<string>): string => row.format(names);

/** Formats a day given as YYYY-MM-DD: `21 November 2026`. */
export function longDay(day: string): string {
  return days.format(new Date(day));
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
