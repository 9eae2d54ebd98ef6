import { describe, expect, it } from 'vitest';
import type { UrlRow, UrlsColumn } from '../../../../store';
import {
  checkOf,
  differs,
  expectedOfRow,
  failedOf,
  offeredWords,
  ownWord,
  ownWords,
  type UrlCell,
  wordOf,
} from './row-facts';

type Expected = UrlCell['expected'];

function cell(outcome: UrlCell['outcome'], expected: Expected = null, isOwn = false): UrlCell {
  const isMet = expected && outcome !== 4 ? outcome === (expected === 'allowed' ? 0 : 1) : null;
  return { outcome, line: 0, asked: null, expected, isMet, isOwn };
}

function row(cells: UrlCell[], expected: Expected = null): UrlRow {
  return { row: 0, url: '/', count: 1, cells, expected, requestedBy: [] };
}

const columns = ['Googlebot', 'Bingbot', 'GPTBot'].map((name) => ({ name }) as UrlsColumn);

it('names the outcome of a cell', () => {
  expect(([0, 1, 2, 3, 4] as const).map((outcome) => wordOf(cell(outcome)))).toEqual([
    'allowed',
    'disallowed',
    'undefined',
    'not-applicable',
    'pending',
  ]);
});

it('says whether a crawler that need not obey is asked to stay away', () => {
  expect([true, false].map((asked) => wordOf({ ...cell(3), asked }))).toEqual(['asked', 'not-asked']);
});

describe('check', () => {
  it.each([
    ['is "not set" without expectations', [cell(0), cell(1)], 'not-set'],
    ['passes if all verdicts are as expected', [cell(0, 'allowed'), cell(1, 'blocked'), cell(1)], 'passed'],
    ['fails if one verdict is not as expected', [cell(0, 'allowed'), cell(0, 'blocked')], 'failed'],
    [
      'fails if one verdict is not as expected, even if another is unknown',
      [cell(4, 'allowed'), cell(0, 'blocked')],
      'failed',
    ],
    ['waits for an unknown verdict', [cell(0, 'allowed'), cell(4, 'allowed')], 'waiting'],
    ['fails if the file does not decide', [cell(3, 'allowed')], 'failed'],
    ['fails if the rules leave the verdict open', [cell(2, 'blocked')], 'failed'],
  ] as const)('%s', (_name, cells, check) => expect(checkOf(row([...cells]))).toBe(check));
});

it('names the crawlers that fail', () => {
  expect(failedOf(row([cell(0, 'blocked'), cell(1, 'blocked'), cell(0, 'blocked')]), columns)).toEqual({
    word: 'blocked',
    crawlers: ['Googlebot', 'GPTBot'],
  });
  expect(failedOf(row([cell(0, 'allowed'), cell(4, 'blocked')]), columns)).toBeNull();
});

it('detects different verdicts among those known', () => {
  expect(differs(row([cell(0), cell(0), cell(4)]))).toBe(false);
  expect(differs(row([cell(0), cell(1)]))).toBe(true);
  expect(differs(row([cell(4), cell(4)]))).toBe(false);
});

it('returns the expectation, for all crawlers or by crawler', () => {
  expect(expectedOfRow(row([cell(0), cell(1)]))).toBeNull();
  expect(expectedOfRow(row([cell(0, 'allowed'), cell(1, 'allowed')], 'allowed'))).toBe('allowed');
  expect(expectedOfRow(row([cell(0, 'allowed'), cell(1, 'blocked', true)], 'allowed'))).toBe('by-crawler');
  expect(expectedOfRow(row([cell(0, 'allowed', true), cell(1)]))).toBe('by-crawler');
  // The crawler's own word is the same, but it stays if the word for all crawlers changes.
  expect(expectedOfRow(row([cell(0, 'allowed', true), cell(1, 'allowed')], 'allowed'))).toBe('by-crawler');
});

it('names the crawlers with their own expectation', () => {
  const cells = [cell(0, 'allowed', true), cell(1, 'allowed'), cell(1, 'blocked', true)];
  expect(ownWords(row(cells, 'allowed'), columns)).toEqual([
    { crawler: 'Googlebot', word: 'allowed' },
    { crawler: 'GPTBot', word: 'blocked' },
  ]);
  expect(cells.map(ownWord)).toEqual(['allowed', null, 'blocked']);
});

it('offers "asked" only for crawlers that need not obey, or if it is set', () => {
  const [obeys, person] = [{ consultation: 'asks' }, { consultation: 'fetches-for-a-person' }] as const;
  expect(offeredWords([obeys], null)).toEqual(['allowed', 'blocked']);
  expect(offeredWords([obeys], 'asked')).toEqual(['allowed', 'blocked', 'asked']);
  expect(offeredWords([obeys, person], 'blocked')).toEqual(['allowed', 'blocked', 'asked']);
});
