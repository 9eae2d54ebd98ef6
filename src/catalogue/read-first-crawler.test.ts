import { describe, expect, it } from 'vitest';
import { dialectOf, readFirstCrawler } from '.';
import { crawlerById, crawlers, readCrawler } from './full';
import browserHeaders from './testdata/browser-headers.json';
import { userAgentHeaders as headers } from './user-agent-headers';

describe('readFirstCrawler', () => {
  it.each(['', ' \t\n', 'User-agent:', 'Googlebot', ' googlebot ', 'GOOGLEBOT', 'user-agent: GoogleBot'])(
    'agrees with readCrawler: %j',
    (typed) => {
      expect(readFirstCrawler(typed)).not.toBeNull();
      expect(readFirstCrawler(typed)).toEqual(readCrawler(typed));
    },
  );

  it('returns the same Googlebot as the list', () => {
    const chosen = readFirstCrawler('Googlebot');
    expect(chosen?.kind === 'known' && chosen.crawler).toBe(crawlerById('googlebot'));
  });

  it('leaves everything else to readCrawler', () => {
    const others = crawlers.flatMap(({ id, name, productToken, aliases }) =>
      id === 'googlebot' ? [] : [id, name, productToken, ...aliases],
    );
    const texts = [...others, ...Object.values(headers), ...browserHeaders];
    const unknown = [
      'FooBot',
      '*',
      '/',
      'Google',
      'Googlebot2',
      'Googlebot/2.1',
      'Ｇooglebot',
      'constructor',
    ];
    for (const typed of [...texts, ...unknown]) expect(readFirstCrawler(typed), typed).toBeNull();
  });
});

describe('dialectOf', () => {
  it.each([
    ['Googlebot', 'google', true],
    ['bingbot', 'bing', true],
    ['YandexBot', 'yandex', true],
    ['CCBot', 'rfc9309', true],
    ['Applebot', 'rfc9309', false],
    ['FooBot', 'rfc9309', false],
    ['', 'google', true],
  ])('%j is read as %s (documented: %s)', (typed, id, isDocumented) => {
    expect(dialectOf(readCrawler(typed))).toEqual({ id, isDocumented });
  });

  it('is google while the list is loading', () => {
    expect(dialectOf({ kind: 'loading' })).toEqual({ id: 'google', isDocumented: true });
  });
});
