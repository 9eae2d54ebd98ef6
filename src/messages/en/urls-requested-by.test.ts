import { expect, it } from 'vitest';
import { noUrlRequested, requestedByMeaning, requestedByShort } from './urls-list-notes';

it('lists the crawlers that requested a URL, in short and in full', () => {
  expect(['A', 'A B', 'A B C'].map((names) => requestedByShort(names.split(' ')))).toEqual([
    'A',
    'A +1',
    'A +2',
  ]);
  expect(requestedByMeaning(['Googlebot', 'GPTBot'])).toBe('Requested by Googlebot, GPTBot');
});

it('says that the filter matches no URL that a crawler requested', () => {
  expect(noUrlRequested('GPTBot', 'disallowed', '')).toBe('GPTBot requested no URL under “Blocked”.');
  expect(noUrlRequested('GPTBot', 'all', '/a')).toBe('GPTBot requested no URL that contains “/a”.');
  expect(noUrlRequested(null, 'failed', '/a')).toBe(
    'No known crawler requested a URL under “Fail” that contains “/a”.',
  );
});
