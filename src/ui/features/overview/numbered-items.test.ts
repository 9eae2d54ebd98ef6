import { expect, test } from 'vitest';
import { numberedItems } from './numbered-items';
import type { Unfolded } from './table-items';
import { overviewOf } from './testdata/overview-of';

const rows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => [`${prefix}${index}`, '.'] as const);
const made = overviewOf({
  columns: [{ crawlers: ['googlebot'] }],
  areas: rows(14, '/area'),
  patterns: rows(2, '/*'),
});
const content = { ...made, areas: { ...made.areas, rowCount: 20 } };
const folded: Unfolded = { rows: new Set(), parts: new Set() };

test('shows twelve rows of a part, and numbers the hidden ones', () => {
  const { areas, heading, patterns, total } = numberedItems(content, folded);
  expect(areas).toHaveLength(13);
  expect(areas.at(-1)).toMatchObject({ kind: 'more', hidden: 2, number: 14 });
  // 2 rows are behind the button, and 6 weren't sent.
  expect(heading).toBe(22);
  expect(patterns.map(({ number }) => number)).toEqual([23, 24]);
  expect(total).toBe(24);
});

test('shows all rows of an unfolded part, and the places of an unfolded row after it', () => {
  const key = numberedItems(content, folded).areas[1]?.key ?? '';
  const { areas, total } = numberedItems(content, { rows: new Set([key]), parts: new Set(['areas']) });
  expect(areas.map(({ kind }) => kind)).toEqual(['row', 'row', 'places', ...Array(12).fill('row')]);
  expect(areas.at(-1)?.number).toBe(16);
  expect(total).toBe(25);
});

test('needs no heading without patterns', () => {
  const { heading, total } = numberedItems({ ...content, patterns: { rows: [], rowCount: 0 } }, folded);
  expect([heading, total]).toEqual([21, 21]);
});
