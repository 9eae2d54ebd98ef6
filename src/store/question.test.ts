import { describe, expect, test } from 'vitest';
import { type ChosenCrawler, readFirstCrawler } from '../catalogue';
import { crawlers, readCrawler } from '../catalogue/full';
import { dialects, PLAIN_ANSWER } from '../engine';
import { readRobotsUrl, readUrl } from '../engine/address';
import { askedPart, conditionOf, dialectIdOf, questionOf, watchedOf } from './question';
import type { TesterState } from './state';
import { createTester } from './tester';
import type { SideView } from './views';

const first = createTester({
  startWorker: () => {
    throw new Error('nothing is asked here');
  },
  loadCatalogue: () => Promise.reject(new Error('nothing is loaded here')),
  draft: null,
  theme: 'system',
}).store.getState();

/** Returns a state with typed crawler, URL and file address. */
function typed(
  crawler: string | ChosenCrawler,
  url = '/x',
  robotsUrl = '',
  part: Partial<TesterState> = {},
): TesterState {
  return {
    ...first,
    crawler: typeof crawler === 'string' ? readCrawler(crawler) : crawler,
    url: readUrl(url),
    robotsUrl: readRobotsUrl(robotsUrl),
    ...part,
  };
}

describe('the dialect', () => {
  test.each([
    ['Googlebot', 'google'],
    ['bingbot', 'bing'],
    ['YandexBot', 'yandex'],
    // Nothing is documented about these two, or about a name that isn't in the catalogue.
    ['MicrosoftPreview', 'rfc9309'],
    ['SkypeUriPreview', 'rfc9309'],
    ['NobodyBot', 'rfc9309'],
    ['Googlebot-Image', 'google'],
  ])('of %s is %s, unless another is chosen', (crawler, own) => {
    expect(dialectIdOf(typed(crawler))).toBe(own);
    expect(questionOf(typed(crawler))?.dialect).toBe(own);
    for (const { id } of dialects) {
      const chosen = typed(crawler, '/x', '', { dialectChoice: id });
      expect(dialectIdOf(chosen)).toBe(id);
      expect(questionOf(chosen)?.dialect).toBe(id);
    }
  });

  test('is Google’s if there is no crawler', () => {
    expect(dialectIdOf(typed({ kind: 'loading' }))).toBe('google');
    expect(dialectIdOf(typed(''))).toBe('google');
  });
});

describe('the question', () => {
  test('is null while something is missing', () => {
    expect(questionOf(typed({ kind: 'loading' }))).toBeNull();
    expect(questionOf(typed(''))).toBeNull();
    expect(questionOf(typed('Mozilla/5.0'))).toBeNull();
    expect(questionOf(typed('Googlebot', ''))).toBeNull();
    expect(questionOf(typed('Googlebot', 'example.com'))).toBeNull();
  });

  test('has the names of the crawler in order, and whether it skips the global group', () => {
    expect(questionOf(typed('Googlebot-Image'))).toMatchObject({
      productTokens: ['Googlebot-Image', 'Googlebot'],
      ignoresGlobalGroup: false,
    });
    expect(questionOf(typed('AdsBot-Google'))?.ignoresGlobalGroup).toBe(true);
    expect(questionOf(typed('YandexBot'))?.productTokens).toEqual(['YandexBot', 'Yandex']);
    expect(questionOf(typed('NobodyBot'))).toMatchObject({
      productTokens: ['NobodyBot'],
      ignoresGlobalGroup: false,
    });
  });

  test.each([
    ['/x?y', '', 'https://example.com/x?y'],
    ['/x?y', 'https://a.example:8443/robots.txt', 'https://a.example:8443/x?y'],
    ['/x?y', 'ftp://a.example/robots.txt', 'ftp://a.example/x?y'],
    ['/x?y', 'mailto:nobody@a.example', 'https://example.com/x?y'],
    ['https://b.example/x', 'https://a.example/robots.txt', 'https://b.example/x'],
    ['https://b.example/x', '', 'https://b.example/x'],
  ])('for %s, with a file at %j, has the URL %s', (url, robotsUrl, question) => {
    expect(questionOf(typed('Googlebot', url, robotsUrl))?.url).toBe(question);
  });

  test('is at the file’s address for a site that serves the same file', () => {
    const at = (part: Partial<TesterState>) =>
      questionOf(
        typed('Googlebot', 'https://www.a.example/x', 'a.example', {
          live: 'off',
          sameFile: ['https://www.a.example'],
          ...part,
        }),
      )?.url;
    expect(at({})).toBe('https://a.example/x');
    expect(at({ sameFile: ['https://b.example'] })).toBe('https://www.a.example/x');
    expect(at({ live: 'absent' })).toBe('https://www.a.example/x');
  });

  test('names the page’s site if a Sitemap line may hint at another', () => {
    const document = { ...first.document, origin: { kind: 'typed' } } as const;
    const site = (part: Partial<TesterState>, url = 'https://b.example/x', robotsUrl = '') =>
      questionOf(typed('Googlebot', url, robotsUrl, { live: 'off', document, ...part }))?.site;
    expect(site({})).toBe('https://b.example');
    expect(site({}, '/x')).toBeUndefined();
    expect(site({}, 'https://b.example/x', 'b.example')).toBeUndefined();
    expect(site({ document: first.document })).toBeUndefined();
    expect(site({ live: 'absent' })).toBeUndefined();
  });

  test('isn’t asked if the text isn’t tested for the page’s site', () => {
    const asked = (part: Partial<TesterState>) =>
      askedPart(typed('Googlebot', 'https://www.a.example/x', 'a.example', { live: 'off', ...part }))
        .question;
    const document = { ...first.document, origin: { kind: 'typed' } } as const;
    expect(asked({ document })).toBeNull();
    expect(asked({})).toBeNull();
    expect(asked({ document, sameFile: ['https://www.a.example'] })?.url).toBe('https://a.example/x');
    expect(asked({ document, live: 'absent' })?.url).toBe('https://www.a.example/x');
  });

  test('contains the crawler’s own use of Crawl-delay', () => {
    const delay = (crawler: string) => {
      const { crawlDelay, crawlDelayRange } = questionOf(typed(crawler)) ?? {};
      return [crawlDelay, crawlDelayRange];
    };
    const range = { min: 1, max: 20, whole: true, unit: 'seconds' };
    expect(delay('bingbot')).toEqual([true, range]);
    expect(delay('msnbot')).toEqual([true, null]);
    expect(delay('Googlebot')).toEqual([false, null]);
    expect(delay('MicrosoftPreview')).toEqual([null, null]);
    expect(delay('NobodyBot')).toEqual([null, null]);
  });

  test('tells whether the crawler consults the file', () => {
    const asked = { no: 'does-not-obey', 'user-triggered': 'fetches-for-a-person' } as const;
    const consultation = (id: string) => questionOf(typed(id))?.consultation;
    for (const { id, obeysRobots } of crawlers)
      if (obeysRobots === 'no' || obeysRobots === 'user-triggered')
        expect(consultation(id)).toBe(asked[obeysRobots]);
      else expect(consultation(id)).toMatch(/^(asks|control-token)$/);
    expect(crawlers.some(({ obeysRobots }) => obeysRobots === 'no')).toBe(true);
    expect(consultation('Google-Extended')).toBe('control-token');
    expect(consultation('NobodyBot')).toBe('unknown');
  });

  test('is the same for Googlebot with and without the catalogue', () => {
    const without = readFirstCrawler('googlebot');
    expect(questionOf(typed(without ?? ''))).toEqual(questionOf(typed('googlebot')));
  });
});

describe('the condition', () => {
  test('is the address of the file, if it can be read, and the answer', () => {
    const answer = { ...PLAIN_ANSWER, redirects: 2 };
    expect(conditionOf(typed('Googlebot', '/', 'a.example', { answer }))).toEqual({
      robotsUrl: 'https://a.example/robots.txt',
      answer,
    });
    expect(conditionOf(typed('Googlebot', '/', 'https://a.example/folder/robots.txt')).robotsUrl).toBe(
      'https://a.example/folder/robots.txt',
    );
    expect(conditionOf(typed('Googlebot')).robotsUrl).toBeNull();
    expect(conditionOf(typed('Googlebot', '/', 'mailto:nobody@a.example')).robotsUrl).toBeNull();
  });
});

test.each([
  ['https://b.example:8443/x', 'https://b.example:8443/robots.txt'],
  ['ftp://b.example/x', 'ftp://b.example/robots.txt'],
  ['/x', null],
  ['', null],
])('for the URL %j, a file without an address is assumed at %s', (url, robotsUrl) => {
  for (const typedAddress of ['', 'mailto:nobody@a.example'])
    expect(conditionOf(typed('Googlebot', url, typedAddress)).robotsUrl).toBe(robotsUrl);
  expect(conditionOf(typed('Googlebot', url, 'a.example')).robotsUrl).toBe('https://a.example/robots.txt');
});

describe('the compared dialects and crawlers', () => {
  const catalogue = { crawlers, readCrawler };
  const watched = (view: SideView, loaded: TesterState['catalogue'] = catalogue) =>
    watchedOf(typed('Googlebot', '/', '', { view, catalogue: loaded }));
  const compared = dialects.map(({ id }) => id);

  test('are all dialects for the sentence next to the answer, in order', () => {
    expect(watched('why')).toEqual({ dialects: compared, explainsDifferences: false, crawlers: null });
  });

  test('come with the reasons for differences in the list of engines', () => {
    expect(watched('engines')).toEqual({
      dialects: compared,
      explainsDifferences: true,
      crawlers: null,
    });
  });

  test('are all crawlers for the list of crawlers, in order, each with the question that it gets alone', () => {
    const { dialects: readers, explainsDifferences, crawlers: rows } = watched('crawlers');
    expect([readers, explainsDifferences]).toEqual([compared, false]);
    expect(rows).toEqual(
      crawlers.map(({ id }) => {
        const { productTokens, ignoresGlobalGroup, dialect, consultation } = questionOf(typed(id)) ?? {};
        return { productTokens, ignoresGlobalGroup, dialect, consultation };
      }),
    );
    expect(rows?.length).toBeGreaterThan(100);
  });

  test.each(['loading', 'missing'] as const)('include no crawlers while their list is %s', (loaded) => {
    expect(watched('crawlers', loaded)).toEqual({
      dialects: compared,
      explainsDifferences: false,
      crawlers: null,
    });
  });
});
