import { describe, expect, it } from 'vitest';
import { areasInOverview, blockedFor } from './why-overview';

const column = (...names: readonly string[]) => ({
  isEveryoneElse: names.length === 0,
  names,
  members: [],
  outcome: null,
});

const COLUMNS = [column(), column('Bingbot'), column('GPTBot', 'CCBot')];

/** A row with an outcome for each column: a for allowed, b for blocked, - for none, A and B with exceptions. */
const row = (outcomes: string) => ({
  places: [],
  placeCount: 0,
  depth: 0,
  cells: [...outcomes].map((letter) => ({
    outcome: { a: 'allowed', b: 'disallowed' }[letter.toLowerCase()] ?? null,
    hasExceptions: letter !== letter.toLowerCase(),
  })) as never,
});

describe('blockedFor', () => {
  it.each([
    ['bbb', 'blocked for everyone'],
    ['b-b', 'blocked for everyone'],
    ['aaa', 'allowed for everyone'],
    ['-a-', 'allowed for everyone'],
    ['aba', 'blocked for Bingbot'],
    ['abb', 'blocked for Bingbot, GPTBot and CCBot'],
    ['aab', 'blocked for GPTBot and CCBot'],
    ['bab', 'blocked for everyone but Bingbot'],
    ['baa', 'blocked for everyone but Bingbot, GPTBot and CCBot'],
    ['bBb', 'blocked for everyone, with exceptions'],
    ['Aab', 'blocked for GPTBot and CCBot, with exceptions'],
  ])('%s: %s', (outcomes, text) => {
    expect(blockedFor(row(outcomes), COLUMNS, false)).toBe(text);
  });

  it('mentions exceptions in nested rows', () => {
    expect(blockedFor(row('bab'), COLUMNS, true)).toBe('blocked for everyone but Bingbot, with exceptions');
  });

  it('names three crawlers, and counts the others', () => {
    const columns = [column(), column('a', 'b', 'c', 'd', 'e')];
    expect(blockedFor(row('ab'), columns, false)).toBe('blocked for a, b, c and 2 more');
  });
});

it('counts the areas that only the overview lists', () => {
  expect([0, 1, 12].map(areasInOverview)).toEqual([
    'Show the overview',
    '1 more area in the overview',
    '12 more areas in the overview',
  ]);
});
