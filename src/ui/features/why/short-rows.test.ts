import { expect, it } from 'vitest';
import { shortRows } from './short-rows';
import { overviewOf, rowOf } from './testdata/overview-of';

const SHOP = [
  rowOf('aab'),
  rowOf('abb', '/beta/', '/shop/cart'),
  rowOf('bab', '/account/'),
  rowOf('aab', ' /account/help'),
  rowOf('---', '/*'),
  rowOf('bab', '/cart'),
  rowOf('abb', '/tag/'),
  rowOf('aab', ' /tag/sale'),
];

const placesOf = (content: ReturnType<typeof overviewOf>) =>
  shortRows(content).rows.map(({ places }) => places[0]?.pattern ?? 'rest');

it('has the first four areas, without nested ones and those without addresses', () => {
  expect(placesOf(overviewOf(SHOP))).toEqual(['rest', '/beta/', '/account/', '/cart']);
});

it('has exceptions only for the crawlers whose verdicts differ in nested rows', () => {
  const rows = [
    rowOf('aab'),
    rowOf('baa', '/a/'),
    rowOf('aaa', ' /a/b'),
    rowOf('bba', '  /a/b/c'),
    rowOf('aab', '/d/'),
  ];
  const exceptions = shortRows(overviewOf(rows)).rows.map(({ cells }) =>
    cells.map(({ hasExceptions }) => hasExceptions),
  );
  expect(exceptions).toEqual([
    [false, false, false],
    [true, true, false],
    [false, false, false],
  ]);
});

it('counts the rows that only the overview shows', () => {
  expect(shortRows(overviewOf(SHOP)).more).toBe(1);
  expect(shortRows(overviewOf(SHOP.slice(0, 3))).more).toBe(0);
  const content = overviewOf(SHOP, [rowOf('bbb', '/*.pdf')]);
  const unsent = { ...content, areas: { rows: SHOP, rowCount: SHOP.length + 20 } };
  expect(shortRows(unsent).more).toBe(1 + 20 + 1);
});

it.each([{ kind: 'open', hasRules: true }, { kind: 'closed' }] as const)(
  'has no rows if all of the site is the same: %o',
  (summary) => {
    expect(shortRows({ ...overviewOf(SHOP), summary })).toEqual({ rows: [], more: 0 });
  },
);
