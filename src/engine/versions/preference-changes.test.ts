import { describe, expect, test } from 'vitest';
import { allCrawlers, type CheckedCrawler, policyTokensIn } from '../crawlers';
import { finish } from '../proof/testdata/finish';
import { openFile } from '../readable-file';
import { encodeText } from '../source';
import { someCrawlers } from './testdata/some-crawlers';
import { versionChanges } from './version-changes';

const TOKEN = '__usage_ai-training';
const star = 'User-agent: *\nAllow: /\n';
const group = (rules: string, name = TOKEN) => `${star}\nUser-agent: ${name}\n${rules}\n`;

function changesOf(before: string, after: string) {
  const files = [openFile(encodeText(before)), openFile(encodeText(after))] as const;
  const names = [...finish(allCrawlers(files, someCrawlers, [])), ...policyTokensIn(files)];
  return finish(versionChanges(...files, names, someCrawlers));
}

describe('a policy token', () => {
  test('is a preference that is stated, not a crawler that is blocked', () => {
    expect(changesOf(star, group('Disallow: /'))).toMatchObject({
      isComplete: true,
      changes: [],
      unchanged: [],
      preferences: [{ token: TOKEN, kind: 'stated', refuses: 'all', lines: [5] }],
    });
  });

  test('is no longer stated, by lines of the earlier version', () => {
    const { changes, preferences } = changesOf(group('Disallow: /a\nDisallow: /b'), star);
    expect(changes).toEqual([]);
    expect(preferences).toEqual([{ token: TOKEN, kind: 'withdrawn', refuses: 'some', lines: [5, 6] }]);
  });

  test('changes if its own rules decide some URL otherwise', () => {
    const { preferences } = changesOf(group('Disallow: /'), group('Disallow: /\nAllow: /open/'));
    expect(preferences).toEqual([{ token: TOKEN, kind: 'changed', refuses: 'some', lines: [5] }]);
  });

  test.each([
    ['Disallow: /', 'Disallow: /*'],
    ['Disallow: /\nAllow: /', 'Allow: /'],
    ['Disallow: /', 'Crawl-delay: 5\nDisallow: /'],
  ])('doesn’t change between %j and %j', (before, after) => {
    expect(changesOf(group(before), group(after))).toMatchObject({ isComplete: true, preferences: [] });
  });

  test.each([
    ['Allow: /', 'none', [4]],
    ['Disallow:', 'none', [4]],
    // The Allow wins the tie, so nothing is blocked.
    ['Disallow: /\nAllow: /', 'none', [4]],
    ['Disallow: /*\nDisallow: /a', 'all', [5]],
  ])('says what %j refuses', (rules, refuses, lines) => {
    const { preferences } = changesOf(star, group(rules));
    expect(preferences).toEqual([{ token: TOKEN, kind: 'stated', refuses, lines }]);
  });

  test('isn’t said to refuse some URLs if it may refuse all', () => {
    const stars = `/${'*a'.repeat(51)}`;
    const { preferences } = changesOf(star, group(`Disallow: /\nAllow: ${stars}\nDisallow: ${stars}*`));
    expect(preferences).toEqual([{ token: TOKEN, kind: 'stated', refuses: 'unknown', lines: [5, 7] }]);
  });

  test('ignores case and what follows a name, as readers do', () => {
    const written = group('Disallow: /', '__Usage_AI-Training/1');
    expect(changesOf(group('Disallow: /'), written)).toMatchObject({ isComplete: true, preferences: [] });
  });

  test('takes no rules from the group for all', () => {
    const { changes, preferences } = changesOf(
      `User-agent: *\nDisallow: /\n\nUser-agent: ${TOKEN}\nAllow: /\n`,
      'User-agent: *\nDisallow: /\n',
    );
    expect(changes).toEqual([]);
    expect(preferences).toMatchObject([{ kind: 'withdrawn', refuses: 'none' }]);
  });

  test('leaves the crawlers of its group as they are', () => {
    const { changes, preferences } = changesOf(
      star,
      `${star}\nUser-agent: PlainA\nUser-agent: ${TOKEN}\nDisallow: /\n`,
    );
    expect(changes.map(({ crawlers, everyoneElse }) => [crawlers, everyoneElse])).toEqual([
      [['PlainA'], 'none'],
    ]);
    expect(preferences).toMatchObject([{ token: TOKEN, refuses: 'all', lines: [6] }]);
  });

  test('isn’t proven to change if its rules overlap in too many ways', () => {
    const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;
    const allow = `Allow: ${stars('ab')}`;
    const changed = changesOf(group(`${allow}\nDisallow: /x`), group(`${allow}\nDisallow: ${stars('cde')}`));
    expect(changed).toMatchObject({
      isComplete: false,
      isCompleteForCrawlers: true,
      changes: [],
      unproven: [6],
    });
  });

  test('isn’t compared if a file names too many', () => {
    const many = Array.from({ length: 25 }, (_, index) => {
      const name = `__usage_${String.fromCharCode(97 + index)}`;
      return `User-agent: ${name}\nDisallow: /\n`;
    }).join('\n');
    const { isComplete, isCompleteForCrawlers, preferences } = changesOf('', many);
    expect([isComplete, isCompleteForCrawlers, preferences.length]).toEqual([false, true, 20]);
    expect(changesOf(many, many)).toMatchObject({ isComplete: true, preferences: [] });
    expect(changesOf(many, many.replace('Disallow: /\n', 'Allow: /\n'))).toMatchObject({
      isComplete: true,
      preferences: [{ token: '__usage_a', kind: 'changed' }],
    });
  });

  test('is in lower case, however it was asked for', () => {
    const files = [openFile(encodeText(star)), openFile(encodeText(group('Disallow: /')))] as const;
    const asked = { ...policyTokensIn(files)[0], names: ['__USAGE_AI-training'] } as CheckedCrawler;
    expect(finish(versionChanges(...files, [asked], someCrawlers)).preferences).toMatchObject([
      { token: TOKEN, kind: 'stated', refuses: 'all' },
    ]);
  });
});

test('`allCrawlers` lists no policy token', () => {
  const files = [openFile(encodeText(star)), openFile(encodeText(group('Disallow: /')))] as const;
  const asked = { ...policyTokensIn(files)[0], names: [TOKEN] } as CheckedCrawler;
  const names = finish(allCrawlers(files, someCrawlers, [asked])).flatMap((crawler) => crawler.names);
  expect(names.length).toBeGreaterThan(someCrawlers.length);
  expect(names).not.toContain(TOKEN);
});
