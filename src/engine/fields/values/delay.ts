import { type DelayTerms, invalid, type Validity } from '../field-value';

/** ASCII digits with or without a minus sign and a decimal point: no exponent, no hexadecimal, no unit. */
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a Crawl-delay in plain decimals within the dialect's range. */
export function readDelay(value: string, terms: DelayTerms): Validity {
  if (value === '') return invalid('empty');
  if (!PLAIN.test(value)) return invalid('not-a-number', terms.range);
  if (value.startsWith('-')) return invalid('negative', terms.range);
  if (terms.range?.whole === true && value.includes('.')) return invalid('not-whole', terms.range);
  return delayOf(Number(value), terms);
}

/** Checks a parsed number against the dialect's range. */
export function delayOf(number: number, terms: DelayTerms): Validity {
  const { range, unit, steps } = terms;
  if (range !== null && (number < range.min || number > range.max)) return invalid('out-of-range', range);
  // A number can't hold hundreds of digits exactly, and no crawler waits that long.
  const amount = Math.min(number, Number.MAX_SAFE_INTEGER);
  const step = steps?.findLast(({ from }) => amount >= from)?.step ?? null;
  return { kind: 'valid', form: 'delay', amount, unit, step };
}
