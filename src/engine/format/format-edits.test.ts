import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlerDialects } from '../dialects';
import { decideMany } from '../match/decide-many';
import { parseRobotsTxt, type RobotsTxt } from '../parse';
import { randomQuestions } from '../testdata/random-questions';
import { applyEdits } from '../text-edits';
import { formatEdits } from './format-edits';

function formatted(robots: RobotsTxt): string {
  return applyEdits(robots.text, formatEdits(robots));
}
const format = (text: string): string => formatted(parseRobotsTxt(text));

describe('a formatted file', () => {
  test.each([
    ['field names in their usual case', 'USER-AGENT: a\ndisallow: /x\n', 'User-agent: a\nDisallow: /x\n'],
    ['one space after the colon', 'User-agent:a\nDisallow :\t /x', 'User-agent: a\nDisallow: /x'],
    ['nothing after the colon of an empty value', 'User-agent: a\nDisallow: ', 'User-agent: a\nDisallow:'],
    ['no indentation', 'User-agent: a\n\t Disallow: /x', 'User-agent: a\nDisallow: /x'],
    ['comments as they are', 'allow: /x#  a : b\n  # allow:/\n', 'Allow: /x#  a : b\n  # allow:/\n'],
    ['values as they are', 'user-agent: A b\nallow: /X :y', 'User-agent: A b\nAllow: /X :y'],
    ['unknown fields as they are', 'FOO:bar\ndissallow:/x', 'FOO:bar\ndissallow:/x'],
    ['lines without a colon as they are', 'disallow /x\nhello  there', 'disallow /x\nhello  there'],
    [
      'a blank line between groups',
      'User-agent: a\nDisallow: /\nUser-agent: b\nDisallow: /',
      'User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /',
    ],
    [
      'one blank line between groups',
      'User-agent: a\nDisallow: /\n\n\n\nUser-agent: b\nDisallow: /',
      'User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /',
    ],
    [
      'comments with the group below them',
      'User-agent: a\nDisallow: /\n# b\n# too\nUser-agent: b\nDisallow: /',
      'User-agent: a\nDisallow: /\n\n# b\n# too\nUser-agent: b\nDisallow: /',
    ],
    [
      'names of one group together',
      'User-agent: a\nUser-agent: b\nDisallow: /\n',
      'User-agent: a\nUser-agent: b\nDisallow: /\n',
    ],
    ['a byte order mark at the start', '\ufeffuser-agent:a\n', '\ufeffUser-agent: a\n'],
  ])('has %s', (_, text, expected) => {
    expect(format(text)).toBe(expected);
    expect(formatEdits(parseRobotsTxt(expected))).toEqual([]);
  });

  test("keeps the bytes of a byte order mark and bytes that aren't UTF-8", () => {
    const robots = parseRobotsTxt(
      Uint8Array.of(0xef, 0xbb, 0xbf, ...'allow:/'.split('').map((c) => c.charCodeAt(0)), 0xe9),
    );
    expect(formatted(robots)).toBe('Allow: /\udce9');
  });

  test("isn't changed if rules would move past a dialect's limit", () => {
    const long = `user-agent:a\n${'disallow:/x\n'.repeat(50_000)}`;
    expect(formatEdits(parseRobotsTxt(long))).toEqual([]);
    // `nearly` is within the limit until formatting adds spaces.
    const nearly = `User-agent: a\n${'Disallow:/x\n'.repeat(42_400)}`;
    expect(parseRobotsTxt(nearly).limitCut).toBeNull();
    expect(formatEdits(parseRobotsTxt(nearly))).toEqual([]);
  });

  test('keeps lines that are longer than a dialect reads', () => {
    const long = `disallow  :  /${'x'.repeat(20_000)}`;
    expect(format(`allow:/\n${long}\nallow:/`)).toBe(`Allow: /\n${long}\nAllow: /`);
  });

  const line = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('User-agent', 'USER-AGENT', 'user-Agent', ' User-agent')
        .chain((field) => fc.constantFrom('a', 'b', '*', 'a/1.0', '', 'a b').map((name) => [field, name])),
    },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(
          'Allow',
          'disallow',
          'DISALLOW',
          '\tDisallow',
          'Disalow',
          'Alow',
          'crawl-delay',
          'SITEMAP',
          'host',
          'foo',
        )
        .chain((field) =>
          fc
            .constantFrom('/', '', '/a', '/a/b', '/*.php$', '/a b', '/%C3%a9', 'a', '/a:b', '\udce9/')
            .map((path) => [field, path]),
        ),
    },
  );
  const text = fc
    .array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc
            .tuple(
              line,
              fc.constantFrom(':', ': ', ' :  ', ':\t', ' ', '\u00a0: '),
              fc.constantFrom('', '  ', ' # c', '#c'),
            )
            .map(([[field, value], colon, end]) => `${field}${colon}${value}${end}`),
        },
        { weight: 2, arbitrary: fc.constantFrom('', ' ', '\t', '\v', '\f') },
        { weight: 1, arbitrary: fc.constantFrom('# c', ' #', 'text', 'a b c', '\ufeff') },
      ),
      { maxLength: 16 },
    )
    .chain((lines) => fc.constantFrom('', '\ufeff').map((start) => start + lines.join('\n')));

  test('gives the same answers to 200 random questions in every dialect that crawlers use', () => {
    let changed = 0;
    fc.assert(
      fc.property(text, (before) => {
        const after = format(before);
        if (after === before) return;
        changed++;
        for (const dialect of crawlerDialects) {
          const [then, now] = [parseRobotsTxt(before, dialect), parseRobotsTxt(after, dialect)];
          for (const { token, urls } of randomQuestions([before, after], [], 200)) {
            for (const name of [token, 'a', 'b']) {
              const question = { productTokens: name === null ? [] : [name] };
              expect([...decideMany(now, question, urls).outcome]).toEqual([
                ...decideMany(then, question, urls).outcome,
              ]);
            }
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(changed).toBeGreaterThan(200);
  });

  test('has nothing left to format', () => {
    fc.assert(
      fc.property(text, (before) => {
        const once = format(before);
        expect(format(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
