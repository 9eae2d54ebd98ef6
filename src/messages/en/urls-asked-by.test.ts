import { expect, it } from 'vitest';
import { askedByMeaning, askedByShort, noUrlAsked } from './urls-asked-by';

it('says who asked for a URL, in short and in full', () => {
  expect(['A', 'A B', 'A B C'].map((names) => askedByShort(names.split(' ')))).toEqual(['A', 'A +1', 'A +2']);
  expect(askedByMeaning(['Googlebot', 'GPTBot'])).toBe('Asked for by Googlebot, GPTBot');
});

it('says that nothing of what a crawler asked for is left', () => {
  expect(noUrlAsked('GPTBot', 'disallowed', '')).toBe('GPTBot asked for no URL under “Blocked”.');
  expect(noUrlAsked('GPTBot', 'all', '/a')).toBe('GPTBot asked for no URL that contains “/a”.');
  expect(noUrlAsked(null, 'failed', '/a')).toBe(
    'No known crawler asked for a URL under “Fail” that contains “/a”.',
  );
});
