import { describe, expect, it } from 'vitest';
import type { ProductTokens } from './crawler';
import { policyTokens } from './policy-tokens';
import { readCrawler } from './read-crawler';
import browserHeaders from './testdata/browser-headers.json';

describe('readCrawler finds a crawler of the catalogue', () => {
  it.each<[typed: string, id: string, tokens: ProductTokens]>([
    ['Googlebot', 'googlebot', ['Googlebot']],
    ['  GOOGLEBOT\t', 'googlebot', ['Googlebot']],
    ['googlebot-image', 'googlebot-image', ['Googlebot-Image', 'Googlebot']],
    ['Google StoreBot', 'storebot-google', ['Storebot-Google']],
    ['YandexBot', 'yandexbot', ['YandexBot', 'Yandex']],
    ['NaverBot', 'yeti', [['Yeti', 'NaverBot']]],
    ['Teoma (Ask)', 'teoma', ['Teoma']],
    ['sogou web spider', 'sogou', ['Sogou web spider']],
    ['User-agent: bingbot', 'bingbot', ['bingbot', 'msnbot']],
    ['MJ12bot', 'mj12bot', ['MJ12bot']],
    ['360Spider', '360spider', ['360Spider']],
    ['archive.org_bot', 'archive-org-bot', ['archive.org_bot']],
    ['Applebot', 'applebot', ['Applebot', 'Googlebot']],
    ['TurnitinBot', 'turnitin', [['Turnitin', 'TurnitinBot']]],
  ])('by name, id, token or alias: %j', (typed, id, tokens) => {
    expect(readCrawler(typed)).toMatchObject({ kind: 'known', from: 'catalogue', crawler: { id }, tokens });
  });

  it.each<[header: string, id: string]>([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
    ['Googlebot-Image/1.0', 'googlebot-image'],
    ['googlebot/2.1', 'googlebot'],
    ['Googlebot (smartphone)', 'googlebot'],
    [
      'User-Agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
      'bingbot',
    ],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/1.2 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://x.example)',
      'adsbot-google-mobile',
    ],
    ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'adsbot-google'],
    ['Mozilla/5.0 (Googlebot/2.1 treated like bingbot/2.0; Applebot/0.1)', 'googlebot'],
    ['Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/Robots/2.0)', 'mail-ru-bot'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'sogou'],
    ['Mozilla/5.0 (compatible; NaverBot/1.0)', 'yeti'],
    ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; 16 subscribers; like FeedFetcher-Google)', 'feedly'],
    ['TelegramBot (like TwitterBot)', 'telegrambot'],
    ['Mozilla/5.0+(compatible;+Googlebot/2.1;++http://www.google.com/bot.html)', 'googlebot'],
    ['Wget/1.21.4', 'wget'],
  ])('by a header: %j', (header, id) => {
    expect(readCrawler(header)).toMatchObject({ kind: 'known', from: 'user-agent-header', crawler: { id } });
  });

  it('sets ignoresGlobalGroup for AdsBot, and false for crawlers without documentation', () => {
    expect(readCrawler('AdsBot-Google')).toMatchObject({ ignoresGlobalGroup: true });
    expect(readCrawler('Googlebot')).toMatchObject({ ignoresGlobalGroup: false });
    expect(readCrawler('GPTBot')).toMatchObject({
      ignoresGlobalGroup: false,
      crawler: { ignoresGlobalGroup: null },
    });
  });

  it.each<[typed: string, parserReads: string | undefined]>([
    ['Googlebot', undefined],
    ['360Spider', ''],
    ['Mail.RU_Bot', 'Mail'],
    ['Sogou web spider', 'Sogou'],
    ['MJ12bot', 'MJ'],
    ['archive.org_bot', 'archive'],
  ])('returns the part of its token that Google’s parser reads: %j', (typed, parserReads) => {
    const chosen = readCrawler(typed);
    expect(chosen.kind).toBe('known');
    expect('parserReads' in chosen ? chosen.parserReads : undefined).toBe(parserReads);
  });
});

describe('readCrawler keeps an unknown name as typed', () => {
  it.each<[typed: string, token: string, parserReads?: string]>([
    ['FooBot', 'FooBot'],
    [' foo_bot-X ', 'foo_bot-X'],
    ['Yandex', 'Yandex'],
    ['*', '*'],
    ['FooBot2', 'FooBot2', 'FooBot'],
    ['Foo Bot', 'Foo Bot', 'Foo'],
    ['FooBot\u00a02', 'FooBot\u00a02', 'FooBot'],
    ['2Bot', '2Bot', ''],
    ['Böt', 'Böt', 'B'],
    ['百度', '百度', ''],
    ['**', '**', ''],
    ['\u212aagibot', '\u212aagibot', ''],
    ['__proto__', '__proto__'],
    ['Googlebot2', 'Googlebot2', 'Googlebot'],
    ['(.*)+$[', '(.*)+$[', ''],
    ['Mozilla', 'Mozilla'],
  ])('%j', (typed, token, parserReads) => {
    const expected = { kind: 'token', token, tokens: [token], from: 'typed' };
    expect(readCrawler(typed)).toEqual(parserReads === undefined ? expected : { ...expected, parserReads });
  });
});

it('readCrawler says what a source says about a policy token', () => {
  const [known] = policyTokens;
  expect(readCrawler('__Usage_AI-Training')).toMatchObject({ kind: 'token', policy: known });
  expect(readCrawler('__usage_ai-training/1')).toMatchObject({ token: '__usage_ai-training', policy: known });
  expect(readCrawler('__usage_other')).not.toHaveProperty('policy');
});

describe('readCrawler extracts a name from an unknown header', () => {
  it.each<[header: string, token: string]>([
    ['FooBot/1.0', 'FooBot'],
    ['FooBot/1.0 (+http://foo.example/googlebot)', 'FooBot'],
    ['FooBot (+https://foo.example/)', 'FooBot'],
    ['Foo Bot/1.0', 'Foo Bot'],
    ['curl/8.4.0', 'curl'],
    ['Mozilla/5.0 (compatible; FooBot/1.0; +http://foo.example)', 'FooBot'],
    ['Mozilla/5.0 (compatible; FooBot; +http://foo.example/bot)', 'FooBot'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 FooBot/1.0',
      'FooBot',
    ],
    ['MOZILLA/5.0 (compatible;FooBot/2)', 'FooBot'],
    ['"Mozilla/5.0 (compatible; FooBot/1.0)"', 'FooBot'],
    ['Googlebot-Imagery/1.0', 'Googlebot-Imagery'],
    ['xGooglebot/1.0', 'xGooglebot'],
    ['Googlebot2/1.0', 'Googlebot2'],
    ['_Googlebot/1.0', '_Googlebot'],
    ['Googleboté/1.0', 'Googleboté'],
    ['𝒳Googlebot/1.0', '𝒳Googlebot'],
    ['Mozilla/5.0 (compatible; SomethingBot/1.0; +https://x.example)', 'SomethingBot'],
    ['Mozilla/5.0 (compatible; Nutcher/1.0; +https://x.example)', 'Nutcher'],
    ['Mozilla/5.0 (compatible; DaumApps/1.0; +https://x.example)', 'DaumApps'],
    ['Mozilla/5.0 (compatible; Embedlyzer; +https://x.example)', 'Embedlyzer'],
    ['MyWget/1.0', 'MyWget'],
    ['ScrapyFork/2.0 (+https://x.example)', 'ScrapyFork'],
    ['WhatsAppScraper/1.0', 'WhatsAppScraper'],
    ['FeedlyClone/1.0 (like Feedly; +https://x.example)', 'FeedlyClone'],
    ['Y!Jumper/1.0', 'Y!Jumper'],
    ['FooBot/1.0 (bot@diffbot.com)', 'FooBot'],
    ['FooBot/1.0 (www.botify.com)', 'FooBot'],
    ['Googlebot𝒳/1.0', 'Googlebot𝒳'],
  ])('%j', (header, token) => {
    expect(readCrawler(header)).toMatchObject({
      kind: 'token',
      token,
      tokens: [token],
      from: 'user-agent-header',
    });
  });
});

describe('readCrawler finds no crawler', () => {
  it.each<[typed: string, reason: string]>([
    ['', 'empty'],
    [' \t\n ', 'empty'],
    ['User-Agent:', 'empty'],
    ['/', 'no-name'],
    ['/ (', 'no-name'],
    ['https://example.com/', 'no-name'],
  ])('%j', (typed, reason) => {
    expect(readCrawler(typed)).toEqual({ kind: 'none', reason });
  });

  it.each(browserHeaders)("in a browser's header: %s", (header) => {
    expect(readCrawler(header)).toEqual({ kind: 'none', reason: 'only-browser' });
  });
});

describe('readCrawler reads only the first 2,000 characters', () => {
  it('of a long header', () => {
    const browser = 'Mozilla/5.0 ';
    expect(readCrawler(`${browser.repeat(166)}Googlebot/2.1`)).toEqual({
      kind: 'none',
      reason: 'only-browser',
    });
    expect(readCrawler(`${browser.repeat(165)}Googlebot/2.1`)).toMatchObject({
      crawler: { id: 'googlebot' },
    });
  });

  it.each([
    ['Mozilla/5.0 '.repeat(90_000)],
    ['a'.repeat(1_000_000)],
    ['googlebot-'.repeat(100_000)],
    [' '.repeat(1_000_000)],
    ['('.repeat(1_000_000)],
    [`${'http://'.repeat(150_000)}/`],
    ['\ud800'.repeat(1_000_000)],
  ])('of 1 MB: %.20j', (typed) => {
    const chosen = readCrawler(typed);
    expect(chosen).toEqual(readCrawler(typed.slice(0, 2000)));
    expect(chosen.kind === 'token' ? chosen.token.length : 0).toBeLessThanOrEqual(2000);
  });
});
