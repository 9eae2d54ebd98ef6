import { describe, expect, test } from 'vitest';
import { bing, type Dialect, google, python, rfc9309, standard1994, yandex } from '../dialects';
import { decideMany } from '../match/decide-many';
import { parseRobotsTxt } from '../parse';
import { minimise } from './minimise';
import { ALPHABETS, allPaths, randomNumbers, randomRules } from './testdata/brute-force';
import { finish } from './testdata/finish';

const minimised = (text: string, ...dialects: readonly Dialect[]) =>
  finish(
    minimise(
      (dialects.length > 0 ? dialects : [google]).map((dialect) => ({
        robots: parseRobotsTxt(text, dialect),
        crawlers: [],
      })),
    ),
  );

describe('a minimised file', () => {
  test('has no lines that change nothing, but keeps a rule in each group', () => {
    expect(
      minimised('User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /a*\n\nUser-agent: b\nAllow: /\n'),
    ).toEqual({
      removed: [3, 4],
      sameGroups: [],
      text: 'User-agent: *\nDisallow: /a\n\nUser-agent: b\nAllow: /\n',
    });
  });

  test('keeps a line that one of several crawlers needs', () => {
    const text = 'User-agent: a\nDisallow: /x/y\n\nUser-agent: a\nUser-agent: b\nDisallow: /x\n';
    // Crawler a follows both groups, so the first changes nothing for it, but it is the only rule there.
    expect(minimised(text).removed).toEqual([]);
    const both =
      'User-agent: a\nUser-agent: b\nDisallow: /x/y\nDisallow: /z\n\nUser-agent: a\nDisallow: /x\n';
    expect(minimised(both).removed).toEqual([]);
    const same =
      'User-agent: a\nDisallow: /x/y\nDisallow: /z\n\nUser-agent: a\nUser-agent: b\nDisallow: /x\n';
    expect(minimised(same).removed).toEqual([2]);
  });

  test('joins groups that are equal after that, below the names of the first', () => {
    const text =
      'User-agent: a\nDisallow: /x\n\n# others\nUser-agent: b\nDisallow: /x/y\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n';
    expect(minimised(text)).toEqual({
      removed: [6],
      sameGroups: [[1, 5]],
      text: 'User-agent: a\nUser-agent: b\nDisallow: /x\n\n# others\n\nUser-agent: *\nDisallow: /\n',
    });
  });

  test.each([
    ['another field', 'Crawl-delay: 5'],
    ['a comment', '# only these'],
  ])('does not join a group with %s', (_, line) => {
    const text = `User-agent: a\nDisallow: /x\n\nUser-agent: b\n${line}\nDisallow: /x\n`;
    expect(minimised(text)).toEqual({ removed: [], sameGroups: [], text });
  });

  test('keeps what one of several dialects needs', () => {
    // RFC 9309 equates %7E and ~, Google doesn't.
    const text = 'User-agent: *\nDisallow: /~a\nDisallow: /%7Ea\n';
    expect(minimised(text, rfc9309).removed).toEqual([3]);
    expect(minimised(text, rfc9309, google).removed).toEqual([]);
    // Only Google reads the misspelt field as a rule, which ends the list of names.
    const misspelt = 'User-agent: a\nDissallow: /x\nDisallow: /x/y\nDisallow: /\n';
    expect(minimised(misspelt, google).removed).toEqual([2, 3]);
    expect(minimised(misspelt, google, rfc9309).removed).toEqual([3]);
    // A blank line ends a group for Yandex.
    const split =
      'User-agent: a\nDisallow: /x\n\nDisallow: /z\n\nUser-agent: b\nDisallow: /x\nDisallow: /z\n';
    expect(minimised(split, google).sameGroups).toEqual([[1, 6]]);
    expect(minimised(split, google, yandex).sameGroups).toEqual([]);
  });

  test('is the whole file if lines beyond the byte limit would come in', () => {
    const robots = parseRobotsTxt('User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /c\n', google, {
      byteLimit: 45,
    });
    expect(finish(minimise([{ robots, crawlers: [] }])).text).toBe(robots.text);
  });

  test.each([[google], [rfc9309], [yandex], [standard1994], [python], [google, rfc9309, bing, yandex]])(
    'has the same verdicts for every crawler in %#',
    (...dialects) => {
      const [dialect] = dialects;
      const random = randomNumbers(5);
      const changed: unknown[] = [];
      let shorter = 0;
      let joined = 0;
      for (const alphabet of ALPHABETS.slice(0, 3)) {
        const paths = allPaths(alphabet, dialect)
          .slice(0, 1_500)
          .map((path) => `https://example.com${path}`);
        for (let file = 0; file < 12; file++) {
          const rules = [randomRules(alphabet, random), randomRules(alphabet, random)];
          const groups = Array.from({ length: 4 }, (_, i) => {
            const names = ['a', 'b', 'ab', '*'].filter(() => random() < 0.4);
            const agents = (names.length > 0 ? names : ['a']).map((name) => `User-agent: ${name}`);
            return [...agents, ...(rules[i % 2] ?? []), ...(random() < 0.2 ? ['', 'Disallow: /a'] : []), ''];
          });
          const text = groups.flat().join('\n');
          const result = minimised(text, ...dialects);
          if (result.removed.length > 0) shorter++;
          if (result.sameGroups.length > 0) joined++;
          for (const token of ['', 'a', 'b', 'ab', 'xab', 'c']) {
            const crawler = { productTokens: token === '' ? [] : [token] };
            for (const each of dialects) {
              const [before, after] = [text, result.text].map(
                (version) => decideMany(parseRobotsTxt(version, each), crawler, paths).outcome,
              );
              // Vitest would take most of the test's time to compare them.
              if (before?.join() !== after?.join()) changed.push([each.id, text, token]);
            }
          }
        }
      }
      expect(changed).toEqual([]);
      expect(shorter).toBeGreaterThan(5);
      expect(joined).toBeGreaterThan(2);
    },
  );
});
