import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';
import type { rule } from './rule';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'block-resources');
}

function starGroup(...paths: readonly string[]): string {
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}`;
}

/** Returns the title and the text of each finding about rules for `*`. */
function texts(...paths: readonly string[]): readonly string[] {
  return found(starGroup(...paths))
    .map(({ params }) => params as ParamsOf<typeof rule>)
    .map((params) => `${plainWords(about.title(params))}. ${plainWords(about.explain(params))}`);
}

test('begins with the broadest rule and tells pictures apart', () => {
  const [pictures, files, ...rest] = texts('/img/', '/css/', '/*.js$', '/*.css$');
  expect(files).toMatch(/^\/\*\.js\$ and 2 more rules block files .* Delete these rules\.$/);
  expect(pictures).toMatch(/^\/img\/ may block your pictures\. .* delete the rule\.$/);
  expect(rest).toEqual([]);
});

test('names the rules to add, and the code that deleting would open', () => {
  expect(texts('/a/', '/a/css/')[0]).toMatch(
    /Delete the rule, or add Allow: \/a\/css\/\*\.css and Allow: \/a\/css\/\*\.js\.$/,
  );
  expect(texts('/misc/', '/modules/', '/scripts/')[0]).toMatch(
    /^\/misc\/ and one more rule .* Delete these rules, or add Allow: \/misc\/\*\.css and Allow: \/misc\/\*\.js, and the same for the other folders\. If you delete these rules, crawlers may also load the program code in \/modules\/\.$/,
  );
});

test('begins with a folder that is named for certain', () => {
  expect(found(starGroup('/misc/', '/modules/', '/js/'))).toMatchObject([
    { line: 4, related: [2, 3], params: { path: '/js/', count: 3 } },
  ]);
});

test.each([
  [['/js/', '/misc/'], '/js/', 1],
  [['/js/', '/js2/', '/css3/'], '/js/', 3],
])('in %j, %s is the first of %i', (paths, path, count) => {
  expect(found(starGroup(...paths))).toMatchObject([{ params: { path, count } }]);
});

test.each([
  ['User-agent: Googlebot-Image\nDisallow:\n', 0],
  ['User-agent: Googlebot\nDisallow: /x\n', 0],
  ['User-agent: Googlebot-Image\nDisallow: /images/\n', 2],
  ['User-agent: bingbot\nDisallow: /x\n', 1],
])('pictures that Google’s image search may load are left out: %j', (group, count) => {
  expect(found(`${group}\n${starGroup('/images/')}`)).toHaveLength(count);
});

test.each([
  ['Googlebot', 'warning', 'Googlebot has a group of its own, so it isn’t affected.'],
  [
    'Googlebot\nUser-agent: bingbot',
    'note',
    'Googlebot and bingbot have groups of their own, so they aren’t',
  ],
  ['Googlebot\nUser-agent: msnbot', 'note', 'Googlebot and bingbot have groups of their own, so they aren’t'],
])('tells which search engines have their own group: %s', (names, severity, says) => {
  const [finding] = found(`User-agent: ${names}\nDisallow: /x\n\n${starGroup('/js/')}`);
  expect(finding?.severity).toBe(severity);
  expect(plainWords(about.explain(finding?.params as never))).toContain(says);
});

test('a * group that also names Googlebot and Bingbot affects them', () => {
  const [finding] = found(`User-agent: Googlebot\nUser-agent: bingbot\n${starGroup('/js/')}`);
  expect(finding).toMatchObject({ severity: 'warning', params: { spared: [] } });
});
