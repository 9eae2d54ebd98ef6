import { expect, it } from 'vitest';
import type { TableQuery } from '../../worker/urls/urls-protocol';
import { queryForRequesters } from './table-query';

const requester = { id: 'gptbot', name: 'GPTBot', urls: 2 };

it.each([
  [null, [], null],
  [null, [requester], null],
  ['id gptbot', [requester], 'id gptbot'],
  ['id gptbot', [], null],
  ['id bingbot', [requester], null],
  ['any', [requester], 'any'],
  ['any', [], null],
] as const)('the filter %j, for a list requested by %j, becomes %j', (requestedBy, requesters, expected) => {
  const query: TableQuery = { search: 'a', requestedBy, choice: 'disallowed', order: { by: 'list' } };
  const next = queryForRequesters(query, requesters);
  expect(next).toEqual({ ...query, requestedBy: expected });
  expect(next === query).toBe(requestedBy === expected);
});
