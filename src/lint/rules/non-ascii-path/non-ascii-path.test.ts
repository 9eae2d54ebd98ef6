import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'non-ascii-path');
}

test.each([
  ['a letter after a star', '/assets/pdfs/*Ê'],
  ['a letter after an extension', '/UPGRADE.txtß'],
  ['letters of two alphabets', '/\u0441ontact'],
  ['an accent without a letter', '/a/\u0301b'],
  ['an accent that has its own character', '/cafe\u0301'],
  ['UTF-8 read as Latin-1', '/cafÃ©'],
  ['UTF-8 read as Latin-1 letters', '/fÃªte'],
  ['a symbol', '/a™'],
])('asks about %s instead of escaping it', (_, path) => {
  const [finding, ...others] = found(`User-agent: *\nDisallow: ${path}\n`);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'note', fix: null, params: { isStray: true } });
});

test.each([
  '/café',
  '/日本/語',
  '/русский-английский',
  '/wiki/Käyttäjä:',
  '/iPhone手机',
  '/カメラと写真',
  '/हिन्दी',
  '/20ème/b',
])('escapes %s', (path) => {
  const [finding] = found(`User-agent: *\nDisallow: ${path}\n`);
  expect(finding).toMatchObject({ severity: 'tidy', params: { isStray: false } });
  expect(finding?.fix).not.toBeNull();
});

test.each([
  ['Disallow: /a\n', 0],
  ['Disallow: /a\nAllow: /*.json\n', 0],
  ['Disallow: /*b\n', 0],
  ['Disallow: /a\nAllow: /a/b\n', 1],
  ['Disallow: /a\nAllow: /a\n', 1],
  ['Disallow: /a$\n', 1],
  ['Disallow: /x\n\nUser-agent: bingbot\nDisallow: /a\n', 1],
])('a rule for /a/b/*Ê above %j has %i findings', (others, count) => {
  expect(found(`User-agent: *\nDisallow: /a/b/*Ê\n${others}`)).toHaveLength(count);
});
