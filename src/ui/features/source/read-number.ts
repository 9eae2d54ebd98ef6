import type { DescribedFieldProblem } from '../../../messages';

/** A parsed number: the value in use, and a problem to show, if any. */
export interface NumberReading<Value = number> {
  readonly value: Value;
  readonly problem: DescribedFieldProblem | null;
}

/**
 * Upper limit of amounts and counts. No duration or redirect chain is longer, and larger numbers could not be
 * displayed.
 */
const LARGEST = 1_000_000;

/** RFC 9111 section 1.2.2: a longer max-age counts as 2^31 seconds. */
const LONGEST_MAX_AGE = 2_147_483_648;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Parses an amount of at least `least`. Fractions are allowed. */
export function readAmount(typed: string, least = 0): NumberReading {
  const text = typed.trim();
  const instead = (kind: 'empty' | 'not-a-number' | 'too-small' | 'too-large', counts: number) => ({
    value: counts,
    problem: { kind, counts },
  });
  if (text === '') return instead('empty', least);
  if (!NUMBER.test(text)) return instead('not-a-number', least);
  const number = Number(text);
  if (number < least) return instead('too-small', least);
  if (number > LARGEST) return instead('too-large', LARGEST);
  // `+ 0` turns -0 into 0.
  return { value: number + 0, problem: null };
}

/** Parses a whole number of at least 1. */
export function readCount(typed: string): NumberReading {
  const { value, problem } = readAmount(typed, 1);
  const counts = Math.floor(value);
  return counts === value ? { value, problem } : { value: counts, problem: { kind: 'rounded', counts } };
}

/** Parses a status code. Invalid input keeps the current one. */
export function readStatus(typed: string, present: number): NumberReading {
  const text = typed.trim();
  if (!/^[1-9]\d\d$/.test(text))
    return { value: present, problem: { kind: 'not-a-status', counts: present } };
  const value = Number(text);
  return { value, problem: value > 599 ? { kind: 'unknown-status' } : null };
}

/** Parses the seconds of a max-age. Empty input means no max-age. */
export function readMaxAge(typed: string): NumberReading<number | null> {
  const text = typed.trim();
  if (text === '') return { value: null, problem: null };
  if (!/^\d+$/.test(text)) return { value: null, problem: { kind: 'max-age-ignored' } };
  const value = Number(text);
  if (value <= LONGEST_MAX_AGE) return { value, problem: null };
  return { value: LONGEST_MAX_AGE, problem: { kind: 'max-age-cut', counts: LONGEST_MAX_AGE } };
}
