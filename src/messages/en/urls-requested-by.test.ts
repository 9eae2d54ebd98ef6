import { expect, it } from 'vitest';
import { noUrlRequested, requestedByMeaning, requestedByShort } from './urls-requested-by';

it('says who asked for a URL, in short and in full', () => {
  expect(['A', 'A B', 'A B C'].map((names) => requestedByShort(names.split(' ')))).toEqual([
    'A',
    'A +1',
    'A +2',
  ]);
  expect(requestedByMeaning(['Googlebot', 'GPTBot'])).toBe('Requested by Googlebot, GPTBot');
});

it('says that nothing of what a crawler asked for is left', () => {
  expect(noUrlRequested('GPTBot', 'disallowed', '')).toBe('GPTBot requested no URL under “Blocked”.');
  expect(noUrlRequested('GPTBot', 'all', '/a')).toBe('GPTBot requested no URL that contains “/a”.');
  expect(noUrlRequested(null, 'failed', '/a')).toBe(
    'No known crawler requested a URL under “Fail” that contains “/a”.',
  );
});
