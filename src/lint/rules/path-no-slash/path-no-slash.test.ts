import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'path-no-slash');
}

test('explains that a word also matches longer names', () => {
  expect(found('User-agent: *\nDisallow: or\n')[0]?.params).toMatchObject({ isWord: true });
  expect(found('User-agent: *\nDisallow: a/b\n')[0]?.params).toMatchObject({ isWord: false });
  expect(found('User-agent: *\nDisallow: a.html\n')[0]?.params).toMatchObject({ isWord: false });
});

test('offers no fix for a list of words, but one for the other paths', () => {
  const words = ['ne', 'or', 'about', 'blog'].map((word) => `Disallow: ${word}\n`).join('');
  const paths = 'Disallow: a/b\nDisallow: c.html\n';
  const all = found(`User-agent: *\n${words}${paths}`);
  expect(all.map(({ line, fix }) => [line, fix !== null])).toEqual([
    [2, false],
    [6, true],
    [7, true],
  ]);
});

test('offers a fix for one word in many groups', () => {
  const groups = ['a', 'b', 'c', 'd', 'e'].map((name) => `User-agent: ${name}\nDisallow: private\n\n`);
  expect(found(groups.join('')).map(({ fix }) => fix !== null)).toEqual([true]);
});
