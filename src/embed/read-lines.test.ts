import { expect, it } from 'vitest';
import { readLines } from './read-lines';

it.each([
  ['7', [7]],
  ['2-4,7', [2, 3, 4, 7]],
  [' 9 , 2 - 3 ', [2, 3, 9]],
  ['3-5,4-6,4', [3, 4, 5, 6]],
  ['2147483647', [2_147_483_647]],
])('reads %j', (written, lines) => {
  expect(readLines(written)).toEqual(lines);
});

it.each([
  '',
  ' ',
  ',',
  '0',
  '-3',
  '1,',
  '4-2',
  '1-2-3',
  '1 2',
  '1e3',
  '01',
  '0x1',
  '1.5',
  'x',
  '9'.repeat(400),
])('refuses %j', (written) => {
  expect(readLines(written)).toBeNull();
});

it('reads at most 1,000 lines', () => {
  expect(readLines('1-1000')).toHaveLength(1_000);
  expect(readLines('1-600,400-1000')).toHaveLength(1_000);
  expect(readLines('1-1001')).toBeNull();
  expect(readLines('1-600,700-1101')).toBeNull();
  expect(readLines('1-9999999999')).toBeNull();
  expect(readLines('1,'.repeat(600))).toBeNull();
});
