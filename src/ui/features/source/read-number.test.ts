import { describe, expect, test } from 'vitest';
import { readAmount, readCount, readMaxAge, readStatus } from './read-number';

test.each([
  ['6', 6, null],
  [' 1.5 ', 1.5, null],
  ['.5', 0.5, null],
  ['1e3', 1000, null],
  ['-0', 0, null],
  ['0', 0, null],
  ['1000000', 1_000_000, null],
  ['', 0, 'empty'],
  ['  ', 0, 'empty'],
  ['-5', 0, 'too-small'],
  ['-1e309', 0, 'too-small'],
  ['1e309', 1_000_000, 'too-large'],
  ['9'.repeat(100_000), 1_000_000, 'too-large'],
  ['Infinity', 0, 'not-a-number'],
  ['NaN', 0, 'not-a-number'],
  ['0x10', 0, 'not-a-number'],
  ['1,5', 0, 'not-a-number'],
  ['six', 0, 'not-a-number'],
  ['٦', 0, 'not-a-number'],
  ['.', 0, 'not-a-number'],
])('reads the amount %j as %d (%s)', (typed, value, problem) => {
  const read = readAmount(typed);
  expect(Object.is(read.value, value)).toBe(true);
  expect(read.problem?.kind ?? null).toBe(problem);
});

test.each([
  ['10000', 10_000, null],
  ['2.5', 2, 'rounded'],
  ['1', 1, null],
  ['0', 1, 'too-small'],
  ['', 1, 'empty'],
  ['-3', 1, 'too-small'],
  ['x', 1, 'not-a-number'],
  ['1e309', 1_000_000, 'too-large'],
])('reads the count %j as %d (%s)', (typed, value, problem) => {
  const read = readCount(typed);
  expect([read.value, read.problem?.kind ?? null]).toEqual([value, problem]);
});

test.each([
  ['418', 418, null],
  [' 100 ', 100, null],
  ['599', 599, null],
  ['600', 600, 'unknown-status'],
  ['999', 999, 'unknown-status'],
  ['1000', 404, 'not-a-status'],
  ['099', 404, 'not-a-status'],
  ['40', 404, 'not-a-status'],
  ['-404', 404, 'not-a-status'],
  ['4e2', 404, 'not-a-status'],
  ['', 404, 'not-a-status'],
  ['404.0', 404, 'not-a-status'],
])('reads the status %j as %d (%s)', (typed, value, problem) => {
  const read = readStatus(typed, 404);
  expect([read.value, read.problem?.kind ?? null]).toEqual([value, problem]);
});

describe('max-age', () => {
  test.each([
    ['', null, null],
    ['0', 0, null],
    ['3600', 3600, null],
    ['2147483648', 2_147_483_648, null],
    ['2147483649', 2_147_483_648, 'max-age-cut'],
    ['9'.repeat(400), 2_147_483_648, 'max-age-cut'],
    ['-1', null, 'max-age-ignored'],
    ['1.5', null, 'max-age-ignored'],
    ['1e309', null, 'max-age-ignored'],
    ['one hour', null, 'max-age-ignored'],
  ])('reads %j as %d (%s)', (typed, value, problem) => {
    const read = readMaxAge(typed);
    expect([read.value, read.problem?.kind ?? null]).toEqual([value, problem]);
  });
});
