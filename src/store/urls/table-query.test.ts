import { expect, it } from 'vitest';
import type { TableQuery } from '../../worker/urls/urls-protocol';
import { queryForAskers } from './table-query';

const asker = { id: 'gptbot', name: 'GPTBot', urls: 2 };

it.each([
  [null, [], null],
  [null, [asker], null],
  ['id gptbot', [asker], 'id gptbot'],
  ['id gptbot', [], null],
  ['id bingbot', [asker], null],
  ['any', [asker], 'any'],
  ['any', [], null],
] as const)('rows that %j asked for, of a list with the crawlers %j', (askedBy, askers, expected) => {
  const query: TableQuery = { search: 'a', askedBy, choice: 'disallowed', order: { by: 'list' } };
  const next = queryForAskers(query, askers);
  expect(next).toEqual({ ...query, askedBy: expected });
  expect(next === query).toBe(askedBy === expected);
});
