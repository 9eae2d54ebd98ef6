import { describe, expect, it } from 'vitest';
import { areasInOverview, closedToWhom } from './why-overview';

const column = (...names: readonly string[]) => ({
  isEveryoneElse: names.length === 0,
  names,
  members: names.map((name) => ({ id: null, name, isNamed: true })),
  outcome: null,
  reach: { rest: 'allowed', areas: 0 } as const,
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

describe('closedToWhom', () => {
  it.each([
    ['bbb', 'closed to everyone'],
    ['b-b', 'closed to everyone'],
    ['aaa', 'open to everyone'],
    ['-a-', 'open to everyone'],
    ['aba', 'closed to Bingbot'],
    ['abb', 'closed to Bingbot, GPTBot and CCBot'],
    ['aab', 'closed to GPTBot and CCBot'],
    ['bab', 'closed to everyone except Bingbot'],
    ['baa', 'closed to everyone except Bingbot, GPTBot and CCBot'],
    ['bBb', 'closed to everyone, with exceptions'],
    ['aaB', 'closed to GPTBot and CCBot, with exceptions'],
    ['Aab', 'closed to GPTBot and CCBot, some addresses also to others'],
    ['aAb', 'closed to GPTBot and CCBot, some addresses also to Bingbot'],
    ['bAb', 'closed to everyone except Bingbot, some addresses also to Bingbot'],
    ['AaB', 'closed to GPTBot and CCBot, with exceptions, some addresses also to others'],
    ['Aaa', 'open to everyone, with exceptions'],
  ])('%s: %s', (outcomes, text) => {
    expect(closedToWhom(row(outcomes), { columns: COLUMNS, skippers: [] })).toBe(text);
  });

  it('names a crawler once if its name is written twice', () => {
    const content = { columns: [column(), column('Googlebot', 'googlebot')], skippers: [] };
    expect(closedToWhom(row('ab'), content)).toBe('closed to Googlebot');
  });

  it('says almost everyone if crawlers skip the * group', () => {
    const content = { columns: COLUMNS, skippers: ['AdsBot-Google'] };
    expect(closedToWhom(row('bbb'), content)).toBe('closed to almost everyone');
    expect(closedToWhom(row('bab'), content)).toBe('closed to almost everyone, but not to Bingbot');
  });

  it('names three crawlers, and counts the others', () => {
    const columns = [column(), column('a', 'b', 'c', 'd', 'e')];
    expect(closedToWhom(row('ab'), { columns, skippers: [] })).toBe('closed to a, b, c and 2 more');
  });
});

it('counts the areas that only the overview lists', () => {
  expect([0, 1, 12].map(areasInOverview)).toEqual([
    'Show the overview',
    '1 more area in the overview',
    '12 more areas in the overview',
  ]);
});
