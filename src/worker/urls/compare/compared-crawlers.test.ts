import { expect, test } from 'vitest';
import { crawlerNamed } from '../verdicts/testdata/questions';
import { comparedCrawlers } from './compare-session';
import { named } from './testdata/compared';

const crawlers = (...names: string[]) => names.map((name) => named(crawlerNamed(name)));
const numbered = (from: number, to: number) =>
  crawlers(...Array.from({ length: to - from }, (_, i) => `bot-${from + i}`));
const namesOf = (list: ReturnType<typeof crawlers>) => list.map(({ names: [name] }) => name);

test('additional crawlers come after those of the table, each once', () => {
  expect(namesOf([...comparedCrawlers(crawlers('a', 'b'), crawlers('B', 'c'))])).toEqual(['a', 'b', 'c']);
  expect(comparedCrawlers(crawlers('a'), [])).toEqual(crawlers('a'));
});

test('at most fifty are compared, including all additional ones', () => {
  const compared = comparedCrawlers(numbered(0, 50), [...crawlers('bot-49', 'x'), ...numbered(60, 62)]);
  expect(compared).toEqual([...numbered(0, 46), ...numbered(49, 50), ...crawlers('x'), ...numbered(60, 62)]);
  expect(compared).toHaveLength(50);
});
