import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import { CrawlerRules, type DialectId, decideUrls } from '../../engine';
import { ParsedFile } from '../parsed-file';
import { LintedFile } from './linted-file';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';
import { textCheck } from './text-check';
import { proveTexts } from './text-proof';

const context = { ...lintEngine.NO_CONTEXT, crawlers };
const open = (source: string) => ParsedFile.open({ source });

function prove(before: string, after: string) {
  return finish(proveTexts(new LintedFile(open(before), context, lintEngine), open(after)));
}

function check(before: string, after: string, dialect: DialectId = 'google') {
  const tested = { names: ['x'], productTokens: ['x'], ignoresGlobalGroup: false, dialect };
  const linted = new LintedFile(open(before), context, lintEngine);
  return finish(textCheck(linted, open(after), { crawlers: [tested], urls: [] }));
}

const allowed = (line = 0) => ({ outcome: 'allowed', line });
const blocked = (line: number) => ({ outcome: 'disallowed', line });

describe('the proof of what changes between two texts', () => {
  test('is empty if every URL has the same verdict, although the texts differ', () => {
    expect(prove('User-agent: *\nDisallow: /a\nDisallow: /a/b', 'User-agent: *\nDisallow: /a*')).toEqual({
      isComplete: true,
      changes: [],
      unproven: [],
    });
  });

  test('names everyone else once, although crawlers read by different dialects', () => {
    const { changes } = prove('User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /');
    expect(changes).toEqual([{ url: '/', crawlers: ['*'], before: allowed(), after: blocked(2) }]);
  });

  test('names the crawlers of a group, and those that fall back to its name', () => {
    const { changes } = prove(
      'User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /b',
      'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b',
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ url: '/a', before: allowed(2), after: blocked(2) });
    expect(changes[0]?.crawlers).toEqual(expect.arrayContaining(['Googlebot', 'Googlebot-Image']));
    expect(changes[0]?.crawlers).not.toContain('*');
  });

  test('finds a change for the crawlers of one dialect only', () => {
    // A blank line ends a group for Yandex.
    const { changes } = prove(
      'User-agent: *\nDisallow: /b\nDisallow: /a',
      'User-agent: *\nDisallow: /b\n\nDisallow: /a',
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ url: '/a', before: blocked(3), after: allowed() });
    expect(changes[0]?.crawlers).toContain('YandexBot');
    expect(changes[0]?.crawlers).not.toContain('Googlebot');
  });

  test('names the crawlers one by one if not all without a group are concerned', () => {
    // RFC 9309 equates %7E and ~, Google does not.
    const { changes } = prove('User-agent: *\nDisallow: /%7Ea', 'User-agent: *\nDisallow: /%7Ea\nAllow: /~a');
    const opened = changes.find(({ url }) => url === '/~a');
    expect(opened).toMatchObject({ before: blocked(2), after: allowed(3) });
    expect(opened?.crawlers).toEqual(expect.arrayContaining(['*', 'GPTBot']));
    expect(opened?.crawlers).not.toContain('Googlebot');
  });

  test('lists what is newly blocked first', () => {
    const { changes } = prove('User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /long/path');
    expect(changes.map(({ url }) => url)).toEqual(['/long/path', '/a']);
  });

  test('covers every verdict that changes', () => {
    const path = fc.constantFrom(
      '',
      '/',
      '/a',
      '/a/',
      '/a/b',
      '/*b',
      '/a*/b',
      '/b$',
      '/*.x$',
      '/?',
      '*a',
      'a',
    );
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([field, value]) => `${field}: ${value}`),
      fc.constantFrom('*', 'a', 'Googlebot', 'YandexBot', 'GPTBot').map((name) => `User-agent: ${name}`),
      fc.constantFrom('', '# note', 'Crawl-delay: 1'),
    );
    const text = fc
      .array(line, { minLength: 2, maxLength: 9 })
      .map((lines) => `User-agent: *\n${lines.join('\n')}`);
    const urls = [
      '/',
      '/a',
      '/a/',
      '/a/b',
      '/ab',
      '/b',
      '/b/',
      '/c/b',
      '/a.x',
      '/?',
      '/?a',
      '/a/c/b/x',
      '/q?b',
    ];
    const tested = crawlers.filter(({ name }) =>
      ['Googlebot', 'Bingbot', 'YandexBot', 'GPTBot'].includes(name),
    );
    let found = 0;
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { isComplete, changes } = prove(before, after);
        expect(isComplete).toBe(true);
        for (const { name, dialect: own, productToken } of tested) {
          const dialect = own === 'unknown' ? 'rfc9309' : own;
          const [old, now] = [before, after].map((source) => {
            const rules = new CrawlerRules(open(source).readBy(dialect), { productTokens: [productToken] });
            return Array.from(decideUrls(rules, urls), (rank) => rules.decisionOf(rank));
          });
          for (const [index, url] of urls.entries()) {
            const [was, is] = [old?.[index], now?.[index]];
            if (was === undefined || is === undefined || was.outcome === is.outcome) continue;
            found++;
            const names = changes
              .filter((change) => change.before.line === was.line && change.after.line === is.line)
              .flatMap((change) => change.crawlers);
            expect(names.includes(name) || names.includes('*'), `${name} ${url}`).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(50);
  });
});

describe('the check of a text', () => {
  test('is a proof, which says that nothing else changes', () => {
    expect(check('User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /b')).toMatchObject({
      kind: 'proven',
      changed: 2,
    });
  });

  test('is a sample if the dialect leaves open which rule decides', () => {
    const result = check(
      'User-agent: *\nAllow: /a\nDisallow: /*b',
      'User-agent: *\nAllow: /a\nDisallow: /*b\nDisallow: /*bb',
      'google2020',
    );
    expect(result).toMatchObject({ kind: 'sample', changed: 0, unproven: [] });
    expect(result.kind === 'sample' && result.checks).toBeGreaterThan(0);
  });

  test('is a sample that names the lines with too many overlaps', () => {
    const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;
    const result = check(
      `User-agent: *\nAllow: ${stars('ab')}\nDisallow: /x`,
      `User-agent: *\nAllow: ${stars('ab')}\nDisallow: ${stars('cde')}`,
    );
    expect(result).toMatchObject({ kind: 'sample', unproven: [3] });
  });
});
