import { describe, expect, test } from 'vitest';
import { crawlers as catalogue } from '../../../catalogue/full';
import { checkedCrawlers } from '../../../engine/crawlers';
import { ParsedFile } from '../../document/parsed-file';
import { finish } from '../verdicts/testdata/finish';
import { checkTexts } from './check-texts';

const fileOf = (source: string) => ParsedFile.open({ source });

function listed(first: string, second: string, most?: number) {
  const { crawlers, isCut } = finish(checkedCrawlers([fileOf(first), fileOf(second)], catalogue, [], most));
  return { isCut, crawlers, names: crawlers.map(({ names: [name] }) => name) };
}

/** Crawlers with a different verdict, and the number compared. */
function changed(before: string, after: string) {
  const found = finish(checkTexts(fileOf(before), fileOf(after), { known: catalogue }));
  const names = Array.from(
    { length: found.changes.length },
    (_, index) => found.crawlers[found.changes.crawlerAt(index)]?.names[0],
  );
  return { ...found, names: [...new Set(names)] };
}

describe('the crawlers that two files are compared for', () => {
  test('are one of each dialect, one that no file names, and all that a file names', () => {
    const { crawlers, names, isCut } = listed(
      'User-agent: GPTBot\nDisallow: /',
      'User-agent: somebot\nUser-agent: yandexbot\n',
    );
    expect(names.slice(0, 1)).toEqual(['Googlebot']);
    expect(new Set(crawlers.map(({ dialect }) => dialect))).toEqual(
      new Set(['google', 'rfc9309', 'bing', 'yandex']),
    );
    expect(names).toEqual(expect.arrayContaining(['*', 'GPTBot', 'somebot', 'YandexBot']));
    expect(crawlers.find(({ names: [name] }) => name === 'YandexBot')).toMatchObject({ dialect: 'yandex' });
    expect(crawlers.find(({ names: [name] }) => name === 'somebot')).toMatchObject({
      dialect: 'rfc9309',
      productTokens: ['somebot'],
    });
    expect(new Set(names).size).toBe(names.length);
    expect(isCut).toBe(false);
  });

  test('include one of each dialect that follows the groups for *, if there is one', () => {
    const { crawlers } = listed('User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /x', '');
    const google = crawlers.find(({ dialect }) => dialect === 'google');
    expect(google?.names).not.toEqual(['Googlebot']);
    expect(crawlers.map(({ names: [name] }) => name)).toContain('Googlebot');
  });

  test('are bounded, with those that only one file names first', () => {
    const many = Array.from({ length: 2_000 }, (_, i) => `User-agent: b${i}\nDisallow: /${i}\n`).join('\n');
    const { names, isCut } = listed(many, `User-agent: new\nDisallow: /\n\n${many}`);
    expect(isCut).toBe(true);
    expect(names).toHaveLength(1_000);
    expect(names).toContain('new');
    const check = changed(many, `User-agent: new\nDisallow: /\n\n${many}`);
    expect(check.names).toEqual(['new']);
    expect(check.checks).toBeLessThanOrEqual(2_000_000);
  });
});

describe('a check of two texts', () => {
  test('finds a crawler that only the new text names', () => {
    const old = 'User-agent: GPTBot\nDisallow: /\n';
    expect(changed(old, `${old}\nUser-agent: ClaudeBot\nDisallow: /\n`).names).toEqual(['ClaudeBot']);
  });

  test('finds no change where a file only names a crawler that looks for no name of its own', () => {
    const own = 'User-agent: Bravebot\nDisallow: /\n\nUser-agent: TavilyBot\nAllow: /\n';
    const google = 'User-agent: Googlebot\nDisallow: /\n';
    expect(changed('', own).names).toEqual([]);
    expect(changed(own, `${own}\n${google}`).names).toEqual(
      expect.arrayContaining(['Bravebot', 'TavilyBot']),
    );
  });

  test('counts every crawler and address but decides only for crawlers whose rules differ', () => {
    const old = 'User-agent: *\nDisallow: /a\n';
    const { names, crawlers, checks } = changed(old, `${old}\nUser-agent: b\nDisallow: /a\nDisallow: /c\n`);
    expect(names).toEqual(['b']);
    expect([crawlers.length, checks]).toEqual([1, 25]);
    expect(changed(old, old)).toMatchObject({ names: [], crawlers: [], checks: 12 });
  });
});
