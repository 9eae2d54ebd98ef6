import { expect, it } from 'vitest';
import { crawlers } from '../../../catalogue/full';
import type { UrlsColumn } from '../../../store';
import { columnChoices } from './column-choices';

const columns = [
  { input: 'bingbot', name: 'Bingbot', names: ['Bingbot'] },
  { input: 'MyBot/1.0', name: 'MyBot', names: ['MyBot', 'MyBot/1.0'] },
] as unknown as readonly UrlsColumn[];

it('lists the current columns first, in their order, and each crawler once', () => {
  const choices = columnChoices(crawlers, columns, [], '');
  expect(choices.slice(0, 2).map(({ name }) => name)).toEqual(['Bingbot', 'MyBot']);
  expect(choices.map(({ isChosen }) => isChosen).lastIndexOf(true)).toBe(1);
  expect(choices).toHaveLength(crawlers.length + 1);
  expect(new Set(choices.map(({ input }) => input)).size).toBe(choices.length);
});

it('finds names, tokens and operators in any case', () => {
  const found = (search: string) => columnChoices(crawlers, columns, [], search).map(({ name }) => name);
  expect(found(' OPENAI ')).toContain('GPTBot');
  expect(found('mybot')).toEqual(['MyBot']);
  expect(found('nobody is called so')).toEqual([]);
});

it('marks the crawlers that have an expectation', () => {
  const choices = columnChoices(crawlers, columns, ['MyBot/1.0'], '');
  expect(choices.filter(({ isExpected }) => isExpected).map(({ name }) => name)).toEqual(['MyBot']);
});
