import { expect, test } from 'vitest';
import { groupColumns } from '../shown-columns';
import { overviewOf } from '../testdata/overview-of';
import { type Card, cardOf } from './card';

const columns = [
  { crawlers: ['googlebot'] },
  ...['Bingbot', 'GPTBot', 'CCBot', 'ClaudeBot'].map((name) => ({
    crawlers: [name.toLowerCase()],
    names: [name],
  })),
];

/** A row as text: its places, and the verdict of each column, with a `!` for exceptions. */
const drawn = ({ rows }: Card) =>
  rows.map(({ places, cells }) => [
    places.map(({ pattern }) => pattern).join(' '),
    ...cells.map(({ outcome, hasExceptions }) => `${outcome}${hasExceptions ? '!' : ''}`),
  ]);

function make(content: ReturnType<typeof overviewOf>, host = ''): Card {
  return cardOf(content, groupColumns(content), host);
}

test('has four columns and five rows, and says how many more there are', () => {
  const card = make(
    overviewOf({
      columns,
      areas: [
        ['', '.....'],
        ['/a /b', 'x....'],
        ['/c', '.x...'],
        ['/d', '-----'],
        ['/e', '..x..'],
      ],
      patterns: [
        ['/*.pdf$', '...x.'],
        ['/*.doc$', '....x'],
      ],
      summary: { kind: 'open', hasRules: true },
    }),
    'my-shop.test',
  );
  expect(card).toMatchObject({
    file: 'my-shop.test/robots.txt',
    sentence: 'Open to everyone. The rules block nothing.',
    columns: ['Everyone else', 'Bingbot', 'GPTBot', 'CCBot'],
    isWholeSite: false,
    leftOut: 'Not shown: 1 more part of the site, 1 more column',
  });
  expect(drawn(card)).toEqual([
    ['', 'allowed', 'allowed', 'allowed', 'allowed'],
    ['/a /b', 'blocked', 'allowed', 'allowed', 'allowed'],
    ['/c', 'allowed', 'blocked', 'allowed', 'allowed'],
    ['/e', 'allowed', 'allowed', 'blocked', 'allowed'],
    ['/*.pdf$', 'allowed', 'allowed', 'allowed', 'blocked'],
  ]);
});

test('leaves out nested rows, and marks where they differ', () => {
  const card = make(
    overviewOf({
      columns: columns.slice(0, 3),
      areas: [
        ['', '...'],
        ['/a', 'xx.'],
        ['  /a/b', '.X.'],
        ['/c', 'x..'],
        ['  /c/d', 'x-.'],
      ],
    }),
  );
  expect(drawn(card)).toEqual([
    ['', 'allowed', 'allowed', 'allowed'],
    ['/a', 'blocked!', 'blocked!', 'allowed'],
    ['/c', 'blocked', 'allowed', 'allowed'],
  ]);
  expect(card.leftOut).toBe('');
});

test('marks a cell of several crawlers if a nested row has the same number for other ones', () => {
  const content = overviewOf({
    columns: columns.slice(0, 2),
    areas: [
      ['', '..'],
      ['/a', 'x.'],
      ['  /a/b', '.x'],
    ],
  });
  const both = {
    name: 'Search',
    names: [],
    members: groupColumns(content).flatMap(({ members }) => members),
  };
  expect(drawn(cardOf(content, [both], ''))).toEqual([
    ['', 'allowed'],
    ['/a', 'some!'],
  ]);
});

test('counts rows that the page has no places for', () => {
  const content = overviewOf({ columns, areas: [['', '.....']] });
  expect(make(content)).toMatchObject({ file: 'robots.txt', isWholeSite: true });
  expect(make({ ...content, areas: { ...content.areas, rowCount: 40 } })).toMatchObject({
    isWholeSite: false,
    leftOut: 'Not shown: 39 more parts of the site, 1 more column',
  });
});
