import { describe, expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import type { DialectId } from '../../engine';
import { LintedFile } from '../../lint/fixes';
import { ParsedFile } from '../document/parsed-file';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';
import { textCheck } from './text-check';
import { CHANGES_PER_CHECK } from './text-check-protocol';

const context = { ...lintEngine.NO_CONTEXT, crawlers };
const open = (source: string) => ParsedFile.open({ source });

function check(before: string, after: string, dialect: DialectId = 'google') {
  const tested = { names: ['x'], productTokens: ['x'], ignoresGlobalGroup: false, dialect };
  const linted = new LintedFile(open(before), context, lintEngine);
  return finish(textCheck(linted, [linted.file, open(after)], { crawlers: [tested], urls: [] }));
}

/** A pattern with more stars than anything can be proven about beside another one. */
const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;

describe('the check of a text', () => {
  test('is a proof, which says that nothing else changes', () => {
    const { everyoneElse, ...result } = check('User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /b');
    expect(result).toMatchObject({ isProven: true, changed: 2, unproven: [], checks: 0 });
    expect(result).toMatchObject({ opened: 1, closed: 1 });
    expect(result.changes.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(everyoneElse).toContain('Googlebot');
  });

  test('finds nothing if every URL has the same verdict, although the texts differ', () => {
    expect(
      check('User-agent: *\nDisallow: /a\nDisallow: /a/b', 'User-agent: *\nDisallow: /a*'),
    ).toMatchObject({ isProven: true, changed: 0, changes: [] });
  });

  test('counts no change inside a wider one', () => {
    const { changed, changes } = check('User-agent: *\nAllow: /a\nAllow: /b', 'User-agent: *\nDisallow: /');
    expect([changed, changes.map(({ place }) => place.text)]).toEqual([1, ['/']]);
  });

  test('names the crawlers of a group for which nothing changes', () => {
    const named = 'User-agent: GPTBot\nDisallow: /\n\n';
    const { unchanged } = check(`${named}User-agent: *\nDisallow: /a`, `${named}User-agent: *\nDisallow: /b`);
    expect(unchanged).toEqual(['GPTBot']);
  });

  test('says which preferences change, and counts them in nothing else', () => {
    const stated = 'User-agent: *\nDisallow: /a\n\nUser-agent: __usage_ai-training\nDisallow: /\n';
    const { everyoneElse, ...result } = check('User-agent: *\nDisallow: /a\n', stated);
    expect(result).toMatchObject({ isProven: true, changed: 0, changes: [], unchanged: [] });
    expect(result.preferences).toEqual([
      { token: '__usage_ai-training', kind: 'stated', refuses: 'all', lines: [5] },
    ]);
    expect(everyoneElse).not.toContain('__usage_ai-training');
  });

  test('samples no preferences', () => {
    const allow = `User-agent: *\nAllow: ${stars('ab')}\n`;
    const stated = '\nUser-agent: __usage_ai-training\nDisallow: /x\n';
    const result = check(`${allow}Disallow: /x`, `${allow}Disallow: ${stars('cde')}\n${stated}`);
    expect(result).toMatchObject({ isProven: false, preferences: [{ kind: 'stated' }] });
    expect(result.changes.flatMap(({ crawlers }) => crawlers)).not.toContain('__usage_ai-training');
  });

  test('leaves out names that no crawler can have', () => {
    const group = (name: string) => `User-agent: ${name}\nDisallow: /\n\n`;
    const names = ['*Bot*', 'Scan/8.1a Unix Disallow: /', '“Bot”', '"Bot"'];
    const { changes } = check(names.map(group).join(''), '');
    expect(changes.flatMap(({ crawlers }) => crawlers)).toEqual(['scan']);
  });

  test('decides a sample too if the dialect leaves open which rule decides', () => {
    const result = check(
      'User-agent: *\nAllow: /a\nDisallow: /*b',
      'User-agent: *\nAllow: /a\nDisallow: /*b\nDisallow: /*bb',
      'google2020',
    );
    expect(result).toMatchObject({ isProven: false, changed: 0, unproven: [] });
    expect(result.checks).toBeGreaterThan(0);
  });

  test('names the lines with too many overlaps, and lists the changes of the sample if it knows no others', () => {
    const allow = `User-agent: *\nAllow: ${stars('ab')}\n`;
    const result = check(`${allow}Disallow: /x`, `${allow}Disallow: ${stars('cde')}`);
    expect(result).toMatchObject({ isProven: false, unproven: [3] });
    expect(result.changed).toBeGreaterThan(0);
    expect(result.changes.every(({ before, after }) => before.outcome !== after.outcome)).toBe(true);
  });

  test('sends changes that close something even if too many open', () => {
    const rules = Array.from({ length: CHANGES_PER_CHECK + 5 }, (_, i) => `Disallow: /${i}.`);
    const { changed, changes } = check(
      `User-agent: *\n${rules.join('\n')}`,
      'User-agent: *\nDisallow: /x\nDisallow: /y',
    );
    expect([changed, changes.length]).toEqual([CHANGES_PER_CHECK + 7, CHANGES_PER_CHECK]);
    expect(changes.slice(-3).map(({ direction }) => direction)).toEqual(['opened', 'closed', 'closed']);
    expect(changes.every(({ except }) => except !== null)).toBe(true);
  });

  test('sends a limited number of changes', () => {
    const rules = Array.from({ length: CHANGES_PER_CHECK + 5 }, (_, i) => `Disallow: /${i}.`);
    const { changed, changes } = check('User-agent: *\nDisallow:', `User-agent: *\n${rules.join('\n')}`);
    expect([changed, changes.length]).toEqual([CHANGES_PER_CHECK + 5, CHANGES_PER_CHECK]);
    // Few changes with many names.
    const names = Array.from({ length: 3_000 }, (_, i) => `User-agent: b${i}`).join('\n');
    const open10 = Array.from({ length: 10 }, (_, i) => `Disallow: /${i}.`).join('\n');
    const many = check(`${names}\nDisallow:`, `${names}\n${open10}`);
    expect([many.changed, many.changes.length]).toEqual([10, 6]);
  });
});
