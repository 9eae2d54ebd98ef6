import { describe, expect, it } from 'vitest';
import { plainWords } from '../../lint/texts';
import type { LineEffect } from '../../worker/lint/lint-protocol';
import { ruleEffectDocumentation, unusedRuleDocumentation } from './rule-effect';

function textsFor(line: string, effect: LineEffect, dialect: 'google' | 'google2020' = 'google'): string[] {
  const type = line.startsWith('Allow') ? 'allow' : 'disallow';
  const written = line.replace(/^\w+: ?/, '');
  return ruleEffectDocumentation({ type, written }, 'Googlebot', effect, dialect).text.map(plainWords);
}

const needed = (path: string, isShortest = false): LineEffect => ({ kind: 'needed', path, isShortest });
const nothing = (...covers: readonly (number | null)[]): LineEffect => ({
  kind: 'changes-nothing',
  covers,
  path: '/a/x',
  isShortest: false,
});

describe('the description of a rule', () => {
  it('gives an example of what a needed line decides', () => {
    expect(textsFor('Disallow: /a/', needed('/a/', true))).toEqual([
      'Decides, for example, /a/ (the shortest address).',
      'Without this line, Googlebot could fetch it.',
    ]);
    expect(textsFor('Allow: /a/b', needed('/a/bx'))).toEqual([
      'Decides, for example, /a/bx.',
      'Without this line, it would be blocked for Googlebot.',
    ]);
    // The first matching rule decides in some dialects, so an empty Disallow can be needed.
    expect(textsFor('Disallow:', needed('/'))[1]).toBe(
      'Without this line, it would be blocked for Googlebot.',
    );
  });

  it('names the lines that already say the same', () => {
    expect(textsFor('Disallow: /a/', nothing(38))).toEqual([
      'Changes nothing for Googlebot: line 38 already blocks every address that it decides.',
      'It decides, for example, /a/x.',
    ]);
    expect(textsFor('Allow: /a/', nothing(3, 1005))[0]).toContain(
      ': lines 3 and 1,005 already allow every address that it decides.',
    );
    expect(textsFor('Disallow: /a/', nothing(1, 2, 3, 4))[0]).toContain(
      'lines 1, 2, 3 and 1 other already block',
    );
    expect(textsFor('Disallow: /a/', nothing(1, 2, 3, 4, 5))[0]).toContain(
      'lines 1, 2, 3 and 2 others already',
    );
  });

  it('says when an Allow line has nothing to allow', () => {
    expect(textsFor('Allow: /a/', nothing(null))[0]).toBe(
      'Changes nothing for Googlebot: these addresses are allowed anyway.',
    );
    expect(textsFor('Allow: */a', nothing(5, null))[0]).toBe(
      'Changes nothing for Googlebot: line 5 already allows some of these addresses, and the others are allowed anyway.',
    );
  });

  it('says which lines always win', () => {
    const never = (...covers: readonly (number | null)[]): LineEffect => ({ kind: 'never-decides', covers });
    expect(textsFor('Disallow: /', never(9))).toEqual([
      'Never decides for Googlebot: wherever it matches, line 9 wins.',
    ]);
    expect(textsFor('Disallow: /', never(9, 12))[0]).toContain('one of lines 9 and 12 wins.');
    expect(textsFor('Disallow: /robots.txt$', never(null))[0]).toBe(
      'Never decides for Googlebot: /robots.txt is always allowed.',
    );
    expect(textsFor('Disallow: */robots.txt$', never(2, null))[0]).toContain(
      'line 2 wins, and /robots.txt is always allowed.',
    );
  });

  it.each([
    ['Disallow: private', 'no-slash', '', 'paths start with /.', 'Write /private.'],
    ['Disallow: my files', 'no-slash', '', 'paths start with /.', 'Write /my%20files.'],
    ['Disallow: http://a.example/b', 'no-slash', '', 'paths start with /.', 'Write /b.'],
    [
      'Disallow: https://a.example',
      'no-slash',
      '',
      'paths start with /.',
      "Write only a path, without the site's address.",
    ],
    ['Disallow: $', 'only-end', '', 'even the shortest path is /.', 'To match only the home page, write /$.'],
    [
      'Disallow: /a/../b',
      'dot-segment',
      '',
      'resolve . and .. in paths first.',
      'Write the path without them.',
    ],
    ['Disallow: /A B C/', 'character', ' ', 'contain %20 instead of a space.', 'Write /A%20B%20C/.'],
    ['Disallow: /a"', 'character', '"', 'contain %22 instead of ".', 'Write /a%22.'],
    ["Disallow: /?'", 'character', "'", "contain %27 instead of '.", 'Write /?%27.'],
    ['Disallow: /a\\b', 'character', '\\', 'contain / instead of \\.', 'Write /a/b.'],
    ['Disallow: /%c3', 'character', '%c3', 'contain %C3 instead of %c3.', 'Write /%C3.'],
    [
      'Disallow: /{{url}}',
      'character',
      '{',
      'a template that was never filled in.',
      'Write the path itself.',
    ],
    ['Disallow: /a#b', 'character', '#', 'never send # or anything after it.', 'Leave out that part.'],
    ['Disallow: /ü "', 'character', '\\x', 'never contain \\x.', undefined],
  ] as const)('says why no address can match, and what to write: %s', (line, because, text, why, advice) => {
    const texts = textsFor(line, { kind: 'never-matches', because, text });
    expect(texts[0]).toMatch(/^No address can match this: /);
    expect(texts[0]?.endsWith(why)).toBe(true);
    expect(texts[1]).toBe(advice);
  });

  it.each([
    ['too-many-overlaps', 'it overlaps with other rules in too many ways.'],
    ['no-example', "we couldn't find an address that shows it."],
    ['left-open', "the Google 2020 rules don't say which rule wins if several match."],
    ['too-many-stars', 'one crawler has more than 10,000 rules with stars, too many to compare.'],
    ['too-much-work', 'the rules overlap in so many ways that comparing them would take too long.'],
  ] as const)('says why an effect is unknown: %s', (because, why) => {
    expect(textsFor('Disallow: /a', { kind: 'undecided', because, most: 10_000 }, 'google2020')).toEqual([
      `We couldn't prove what this line does: ${why}`,
    ]);
  });

  it('describes usual ways to allow everything without calling them superfluous', () => {
    expect(textsFor('Disallow:', nothing(null))).toEqual([
      'Blocks nothing. This is the usual way to say that Googlebot may fetch everything.',
    ]);
    for (const line of ['Allow: /', 'Allow: /*', 'Allow: *'])
      expect(textsFor(line, nothing(null)).join(' ')).toMatch(
        /^Says that Googlebot may fetch everything .* keep/,
      );
    const { example } = ruleEffectDocumentation(
      { type: 'disallow', written: '' },
      'Googlebot',
      nothing(null),
      'google',
    );
    expect(example).toBeNull();
    expect(textsFor('Allow: /', nothing(3))[0]).toContain('line 3 already allows');
    expect(textsFor('Allow: /', needed('/x'))[0]).toContain('Decides');
    expect(textsFor('Allow:', nothing(null))[0]).toContain('Has no path');
  });

  it('shortens long patterns and paths', () => {
    const long = `/${'a'.repeat(500)}`;
    const { title, text } = ruleEffectDocumentation(
      { type: 'disallow', written: long },
      'Googlebot',
      needed(long),
      'google',
    );
    expect(plainWords(title).length).toBeLessThanOrEqual(80);
    expect(plainWords(text[0] ?? []).length).toBeLessThan(120);
  });
});

it('says that a rule is in the group of other crawlers', () => {
  const { title, text } = unusedRuleDocumentation({ type: 'allow', written: '/a' }, 'Bingbot');
  expect([title, ...text].map(plainWords)).toEqual([
    'Allow: /a',
    "This line isn't used for Bingbot. Its group is for other crawlers.",
  ]);
});
