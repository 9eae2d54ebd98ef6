import { expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import type { PathPlace } from './changed-place';
import { difference } from './difference';
import { finish } from './testdata/finish';

/** The parts of the difference between rules for one crawler, as text. */
function placesOf(before: string, after: string): readonly string[] {
  const files = [before, after].map((rules) => parseRobotsTxt(`User-agent: *\n${rules}`));
  const [one, other] = files as [(typeof files)[0], (typeof files)[0]];
  return finish(difference(one, other, { productTokens: [] })).parts.map((part) => {
    const { place, except, already, isAlreadyWhole } = finish(part.place());
    const signed = (sign: string) => (each: PathPlace) => `${sign}${each.kind} ${each.text}`;
    const rest = except === null ? ['some'] : except.map(signed('-'));
    const had = already.map(signed(isAlreadyWhole ? '=' : '~'));
    return [`${place.kind} ${place.text}`, ...rest, ...had].join(' ');
  });
}

test.each([
  ['', 'Disallow: /', ['everything /']],
  ['', 'Disallow: /a/', ['area /a/']],
  ['', 'Disallow: /a/*', ['area /a/']],
  ['', 'Disallow: /a$', ['page /a']],
  ['', 'Disallow: /*?id=', ['pattern /*?id=']],
  ['Disallow: /b\nDisallow: /a', 'Disallow: /', ['everything / =area /b =area /a']],
  ['Disallow: /a\nDisallow: /a/b', 'Disallow: /', ['everything / =area /a']],
  ['', 'Disallow: /\nAllow: /a', ['everything / -area /a']],
  // Paths below /a/b are allowed before, so not all of /a had the new outcome.
  ['Disallow: /a\nAllow: /a/b', 'Disallow: /', ['everything / ~area /a', 'area /a/b']],
  ['Allow: /a/b', 'Disallow: /a', ['area /a', 'area /a/b']],
  // Neither pattern covers the other. Then some paths of the second part may be below /a/, which is excepted.
  ['Allow: /*b\nDisallow: /a/', 'Disallow: /*a', ['pattern /*a ~area /a/', 'pattern /*a some']],
  // Another rule decides /a/b afterwards, although it was closed before as all of /a was.
  ['Disallow: /a', 'Disallow: /\nAllow: /a/b', ['everything / -area /a/b =area /a', 'area /a/b']],
  ['Disallow: /a', 'Disallow: /\nAllow: /a', ['everything / -area /a', 'area /a']],
  ['Disallow: /*?x', 'Allow: /a/b/c\nDisallow: /*?x', ['area /a/b/c some']],
] as const)('from %j to %j', (before, after, expected) => {
  expect(placesOf(before, after)).toEqual(expected);
});

test('a place has at most 500 exceptions', () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => `Disallow: /${index}-\n`).join('');
  expect(placesOf(rules(500), `${rules(500)}Disallow: /`)[0]?.split(' ~')).toHaveLength(501);
  expect(placesOf(rules(501), `${rules(501)}Disallow: /`)).toEqual(['everything / some']);
});
