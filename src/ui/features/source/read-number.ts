import type { SaidFieldProblem } from '../../../messages';

/** What a typed number counts as, and what is to be said about that. */
export interface NumberReading<Value = number> {
  readonly value: Value;
  readonly problem: SaidFieldProblem | null;
}

/** No span or chain is longer; also keeps what cannot be written down out of the page. */
const LARGEST = 1_000_000;

/** RFC 9111 section 1.2.2: a longer max-age counts as 2^31 seconds. */
const LONGEST_MAX_AGE = 2_147_483_648;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads an amount of at least `least`; broken numbers count. */
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
  // Not -0.
  return { value: number + 0, problem: null };
}

/** Reads a number of things, of which there is one at least. */
export function readCount(typed: string): NumberReading {
  const { value, problem } = readAmount(typed, 1);
  const counts = Math.floor(value);
  return counts === value ? { value, problem } : { value: counts, problem: { kind: 'rounded', counts } };
}

/** Reads a status code. What is none leaves the present one. */
export function readStatus(typed: string, present: number): NumberReading {
  const text = typed.trim();
  if (!/^[1-9]\d\d$/.test(text))
    return { value: present, problem: { kind: 'not-a-status', counts: present } };
  const value = Number(text);
  return { value, problem: value > 599 ? { kind: 'unknown-status' } : null };
}

/** Reads the seconds of a max-age; empty: there is none. */
export function readMaxAge(typed: string): NumberReading<number | null> {
  const text = typed.trim();
  if (text === '') return { value: null, problem: null };
  if (!/^\d+$/.test(text)) return { value: null, problem: { kind: 'max-age-ignored' } };
  const value = Number(text);
  if (value <= LONGEST_MAX_AGE) return { value, problem: null };
  return { value: LONGEST_MAX_AGE, problem: { kind: 'max-age-cut', counts: LONGEST_MAX_AGE } };
}
