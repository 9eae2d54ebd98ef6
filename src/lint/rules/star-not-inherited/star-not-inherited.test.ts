import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'star-not-inherited');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

function rules(count: number): string {
  return Array.from({ length: count }, (_, i) => `Disallow: /${i}/\n`).join('');
}

test('copies up to 30 lines, in all groups together', () => {
  const file = (count: number, others: string) =>
    `User-agent: *\n${rules(count)}\nUser-agent: bingbot\nDisallow: /y\n\n${others}`;
  expect(fixed(file(30, ''))).toContain('/y\nDisallow: /0/\n');
  expect(fixed(file(31, ''))).toBeNull();
  expect(fixed(file(15, 'User-agent: MJ12bot\nDisallow: /z\n'))).toContain('/z\nDisallow: /0/\n');
  expect(fixed(file(16, 'User-agent: MJ12bot\nDisallow: /z\n'))).toBeNull();
});

test('copies no rule that another copied one covers', () => {
  const text =
    'User-agent: *\nDisallow: /search\nDisallow: /search?\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /y\n';
  expect(fixed(text)).toMatch(/\/y\nDisallow: \/search\nDisallow: \/a\n$/);
  expect(found(text)[0]?.params).toMatchObject({ count: 3, copied: 2 });
});

test('leaves out rules whose paths the group allows', () => {
  const file = (allow: string) =>
    `User-agent: *\nDisallow: /a/b\nDisallow: /c\n\nUser-agent: Googlebot\nAllow: ${allow}\nDisallow: /y\n`;
  expect(found(file('/a/'))[0]?.params).toMatchObject({ paths: ['/c'] });
  expect(fixed(file('*/b*'))).toMatch(/\/y\nDisallow: \/c\n$/);
  expect(found(file('/a/b/c'))[0]?.params).toMatchObject({ paths: ['/a/b', '/c'] });
  expect(found('User-agent: *\nDisallow: /a/b\n\nUser-agent: Googlebot\nAllow: /a/\nDisallow: /y\n')).toEqual(
    [],
  );
});

test('leaves out rules that the group has with a slash at the end', () => {
  const star = `User-agent: *\n${rules(9).replaceAll('/\n', '\n')}Disallow: /user\n`;
  const text = `${star}\nUser-agent: bingbot\n${rules(9)}`;
  expect(found(text)[0]).toMatchObject({ severity: 'note', params: { count: 1, paths: ['/user'] } });
  expect(fixed(text)).toBe(`${text}Disallow: /user\n`);
});

test('names only pictures, videos and their folders to a crawler for them, as a tip', () => {
  const star = (media: string) =>
    `User-agent: *\n${media}${rules(9)}Disallow: /a.html\nDisallow: /*?img=\n\n`;
  const images = 'User-agent: Googlebot-Image\nDisallow: /x.png\n';
  const text = `${star('Disallow: /a/b.jpg\nDisallow: /my-videos/2/\n')}${images}`;
  expect(found(text)[0]).toMatchObject({
    severity: 'note',
    params: { count: 2, paths: ['/a/b.jpg', '/my-videos/2/'] },
  });
  expect(fixed(text)).toBe(`${text}Disallow: /a/b.jpg\nDisallow: /my-videos/2/\n`);
  expect(fixed(text.replace('Disallow: /0/', 'Allow: /0/1\nDisallow: /0/'))).toBeNull();
  expect(found(`${star('')}${images}`)).toEqual([]);
  expect(found(`${star('')}${images.replace('-Image', '')}`)[0]?.severity).toBe('warning');
});

test('says which crawlers of the same search engine follow the group', () => {
  const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: Yandex\nDisallow: /y\n';
  expect(found(text)[0]?.params).toMatchObject({ followers: ['YandexBot'] });
  expect(found(`${text}\nUser-agent: YandexBot\nDisallow: /y\n`)[0]?.params).toMatchObject({ followers: [] });
  const others = 'User-agent: *\nDisallow: /a\n\nUser-agent: MJ12bot\nDisallow: /y\n';
  expect(found(others)[0]?.params).toMatchObject({ followers: [] });
});

test('counts every rule, also if the shortest path it matches has an exception or begins with two slashes', () => {
  const text =
    'User-agent: *\nDisallow: /a/*\nAllow: /a/$\nDisallow: /*/b/\nDisallow: /*/c$\n\nUser-agent: bingbot\nDisallow: /y\n';
  expect(found(text)[0]?.params).toMatchObject({ paths: ['/a/*', '/*/b/', '/*/c$'] });
  expect(fixed(text)).toMatch(
    /\/y\nDisallow: \/a\/\*\nAllow: \/a\/\$\nDisallow: \/\*\/b\/\nDisallow: \/\*\/c\$\n$/,
  );
});

test('names a crawler once if the file has it with and without a version', () => {
  const names = 'User-agent: bingbot\nUser-agent: Bingbot/2.0\nUser-agent: BINGBOT\n';
  const text = `User-agent: *\nDisallow: /a\n\n${names}Disallow: /y\n`;
  expect(found(text)[0]?.params).toMatchObject({ names: ['bingbot'], nameCount: 1 });
  const later = `${text}\nUser-agent: bingbot/1.0\nDisallow: /z\n`;
  expect(found(later)).toMatchObject([{ params: { nameCount: 1, groups: 1 } }]);
});

test('counts unknown names and long lists of names beside known ones', () => {
  const others = Array.from({ length: 20 }, (_, i) => `User-agent: Bot${i}\n`).join('');
  const file = (names: string) => `User-agent: *\nDisallow: /a\n\n${names}Disallow: /y\n`;
  expect(
    found(file(`User-agent: bingbot\nUser-agent: AdsBot-Google\n${others}User-agent: Googlebot\n`))[0]
      ?.params,
  ).toMatchObject({ names: expect.arrayContaining(['Googlebot', 'bingbot', 'Bot19']), nameCount: 22 });
  expect(found(file(others))).toEqual([]);
});
