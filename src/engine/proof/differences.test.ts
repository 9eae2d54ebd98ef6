import { expect, test } from 'vitest';
import { bing, type Dialect, google, rfc9309, yandex } from '../dialects';
import { CrawlerRules } from '../match/crawler-rules';
import { parseRobotsTxt } from '../parse';
import { type Difference, Differences } from './difference';
import { finish } from './testdata/finish';

/** Compares two lists of rules by several dialects, one after another. */
function compared(before: string, after: string, dialects: readonly Dialect[]): readonly Difference[] {
  const differences = new Differences();
  return dialects.map((dialect) => {
    const [one, other] = [before, after].map(
      (rules) => new CrawlerRules(parseRobotsTxt(`User-agent: *\n${rules}`, dialect), { productTokens: [] }),
    ) as [CrawlerRules, CrawlerRules];
    return finish(differences.between(one, other));
  });
}

const verdicts = ({ parts }: Difference) =>
  parts.map(({ before, after, path }) => [path, before.rule?.line ?? 0, after.rule?.line ?? 0]);

test('dialects that treat the changed patterns alike share a difference', () => {
  // The unchanged rule has another form in each dialect, but it has no path of the changed one.
  const rules = 'Disallow: /%7Ea\nDisallow: /b';
  const [one, other, third] = compared(rules, `${rules}/c`, [google, bing, yandex]);
  expect(one).toBe(other);
  expect(one).toBe(third);
  expect(verdicts(one as Difference)).toEqual([['/b', 3, 0]]);
});

test('a difference is not shared if the dialects compare the changed patterns otherwise', () => {
  const [one, other, third] = compared('Disallow: /%7Ea', 'Disallow: /%7Eb', [google, bing, yandex]);
  expect(other).toBe(third);
  expect([one, other].map((each) => each?.shortest)).toEqual(['/%7Ea', '/~a']);
  // A dot after a star may become a segment that some dialects resolve.
  const [dots, otherDots] = compared('Disallow:', 'Disallow: /*.php', [google, bing]);
  expect(dots).not.toBe(otherDots);
  // RFC 9309 always allows this path.
  const [free, blocked] = compared('Allow: /', 'Disallow: /robots.txt', [rfc9309, bing]);
  expect([free?.shortest, blocked?.shortest]).toEqual(['/robots.txt?', '/robots.txt']);
});

test('a difference is not shared if the rules are in other lines', () => {
  const differences = new Differences();
  const parsed = (text: string, dialect: Dialect) =>
    new CrawlerRules(parseRobotsTxt(text, dialect), { productTokens: [] });
  const lines = [google, bing].map((dialect, blank) => {
    const text = `User-agent: *\n${'#\n'.repeat(blank)}`;
    const found = finish(
      differences.between(parsed(`${text}Disallow: /a`, dialect), parsed(`${text}Disallow: /a/b`, dialect)),
    );
    return verdicts(found);
  });
  expect(lines).toEqual([[['/a', 2, 0]], [['/a', 3, 0]]]);
});
