import { describe, expect, it } from 'vitest';
import type { SaidCrawler } from './crawler';
import { categoryName, crawlerName, crawlerNote, obedienceNote, plain, readerNote } from './index';

const google = {
  name: 'Googlebot',
  productToken: 'Googlebot',
  dialect: 'google',
  obeysRobots: 'yes',
  ignoresGlobalGroup: false,
} as const;
const googlebot: SaidCrawler = { kind: 'known', crawler: google, from: 'catalogue' };

function other(token: string, part: { parserReads?: string; from?: 'user-agent-header' } = {}): SaidCrawler {
  return { kind: 'token', token, from: 'typed', ...part };
}

describe('crawlerNote', () => {
  const notes: readonly [SaidCrawler, string | null][] = [
    [googlebot, null],
    [other('MyBot'), 'MyBot is not in our list.'],
    [{ kind: 'none', reason: 'empty' }, null],
    [{ ...googlebot, from: 'user-agent-header' }, 'Read from a User-Agent header as Googlebot.'],
    [
      other('MJ12bot', { parserReads: 'MJ' }),
      "MJ12bot is not in our list. Google's parser reads MJ12bot in the file as MJ.",
    ],
    [
      other('360Spider', { parserReads: '' }),
      "360Spider is not in our list. Google's parser reads 360Spider in the file as nothing.",
    ],
    [
      other('MJ12bot', { parserReads: 'MJ', from: 'user-agent-header' }),
      "Read from a User-Agent header as MJ12bot, which is not in our list. Google's parser reads MJ12bot in the file as MJ.",
    ],
    [{ kind: 'none', reason: 'only-browser' }, 'This header names a browser only.'],
    [{ kind: 'none', reason: 'no-name' }, 'There is no name in this text.'],
  ];
  it.each(notes)('%o', (asked, text) => {
    const rich = crawlerNote(asked);
    expect(rich === null ? null : plain(rich)).toBe(text);
  });
});

it('calls a crawler by its name, and shortens a long one', () => {
  expect(crawlerName(googlebot)).toBe('Googlebot');
  expect(crawlerName(other('x'.repeat(500))).length).toBeLessThan(80);
  expect(crawlerName({ kind: 'none', reason: 'empty' })).toBe('');
});

describe('readerNote', () => {
  const crawler = {
    name: 'Bot',
    productToken: 'Bot',
    obeysRobots: 'yes',
    ignoresGlobalGroup: false,
  } as const;

  it('is silent about crawlers of Google', () => {
    expect(readerNote(googlebot)).toBeNull();
  });

  it.each(['bing', 'yandex', 'unknown'] as const)('says that the answer is not of dialect %s', (dialect) => {
    const rich = readerNote({ kind: 'known', crawler: { ...crawler, dialect }, from: 'catalogue' });
    expect(plain(rich ?? [])).toContain("follows Google's published parser");
  });

  it('says so of a name that is not in the list', () => {
    expect(plain(readerNote(other('MyBot')) ?? [])).toContain('MyBot is not in our list.');
  });
});

it.each([
  ['yes', false, null],
  ['partly', false, 'Bot does not obey robots.txt in every case.'],
  ['partly', true, 'Bot never obeys the * group.'],
  ['unknown', false, 'Whether Bot obeys robots.txt is not documented.'],
] as const)('tells how a crawler obeys: %s', (obeysRobots, ignoresGlobalGroup, text) => {
  const crawler = {
    name: 'Bot',
    productToken: 'Bot',
    dialect: 'google',
    obeysRobots,
    ignoresGlobalGroup,
  } as const;
  const rich = obedienceNote({ kind: 'known', crawler, from: 'catalogue' });
  expect(rich === null ? null : plain(rich)).toBe(text);
});

it.each(['search', 'search-vertical', 'ads'] as const)('names the category %s', (category) => {
  expect(categoryName(category)).not.toBe('');
});
