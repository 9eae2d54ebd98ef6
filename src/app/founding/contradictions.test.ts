import { describe, expect, test } from 'vitest';
import { crawlerById } from '../../catalogue/full';
import { knownCrawler } from '../../catalogue/known-crawler';
import {
  bing,
  decide,
  effectOf,
  fieldFacts,
  google,
  google2020,
  PLAIN_ANSWER,
  parseRobotsTxt,
  python,
  rfc9309,
  type ServerAnswer,
  selectGroups,
  standard1994,
  yandex,
} from '../../engine';
import { applies } from '../../engine/fetch';
import { decided } from './testdata/decided';

/**
 * Contradictions between the founding documents, or with Google's parser: the default verdict, and that of the dialect that follows the other
 * reading. docs/founding-documents.md has the whole list, including the settings that aren't built.
 */

const DAY = 24;

function status(code: number, facts: Partial<ServerAnswer> = {}): ServerAnswer {
  return { ...PLAIN_ANSWER, ...facts, final: { kind: 'status', status: code } };
}

/** Verdict on a URL, given the server's answer and what the rules say. */
function judged(answer: ServerAnswer, byRules: 'allowed' | 'disallowed', dialect = google): string {
  const robots = parseRobotsTxt(`User-agent: *\n${byRules === 'allowed' ? 'Allow' : 'Disallow'}: /`, dialect);
  const question = { productTokens: ['a'], url: '/' };
  const { outcome, by } = decide(robots, question, { robotsUrl: null, answer }).judgement;
  return `${outcome} by ${by}`;
}

const scope = (robotsUrl: string, url: string) => applies(robotsUrl, url, google.fetch.schemes).kind;

describe('rules', () => {
  test('founding contradiction C0: a longer wildcard blocks; in 2020 it is left open', () => {
    const file = 'user-agent: a\nallow: /page\ndisallow: /*.htm';
    expect(decided(file, ['a'], '/page.htm')).toBe('disallowed 3');
    expect(decided(file, ['a'], '/page.htm', google2020)).toBe('undefined 0');
    expect(decided(file, ['a'], '/page', google2020)).toBe('allowed 2');
  });

  test('founding contradiction C7: a pattern begins with / or *, else it never matches', () => {
    for (const dialect of [google, google2020, rfc9309, bing, yandex]) {
      expect(decided('User-agent: a\nDisallow: file.html', ['a'], '/file.html', dialect)).toBe('allowed 0');
      expect(decided('User-agent: a\nDisallow: *.html', ['a'], '/file.html', dialect)).toBe('disallowed 2');
    }
  });

  test('founding contradiction C8: the longest rule decides, Allow wins ties only', () => {
    const file = 'user-agent: a\nallow: /p\ndisallow: /page/secret\nallow: /x\ndisallow: /x';
    for (const dialect of [google, google2020, rfc9309, bing, yandex]) {
      expect(decided(file, ['a'], '/page/secret', dialect)).toBe('disallowed 3');
      expect(decided(file, ['a'], '/x', dialect)).toBe('allowed 4');
    }
  });

  test('founding contradiction C11: /fish* matches what /fish does and is longer; in 2020 it is not', () => {
    const urls = ['/fish', '/fish.html', '/fishheads/yummy.html', '/Fish.asp', '/catfish', '/?id=fish'];
    for (const url of urls) {
      const [plain, starred] = ['/fish', '/fish*'].map((path) =>
        decided(`user-agent: a\ndisallow: ${path}`, ['a'], url),
      );
      expect(plain).toBe(starred);
    }
    const file = 'user-agent: a\nallow: /fish\ndisallow: /fish*';
    expect(decided(file, ['a'], '/fish')).toBe('disallowed 3');
    expect(decided(file, ['a'], '/fish', google2020)).toBe('allowed 2');
  });

  test('founding contradiction C12: /fish*.php is anchored at the start', () => {
    const file = 'user-agent: a\ndisallow: /fish*.php';
    for (const dialect of [google, google2020, rfc9309]) {
      expect(decided(file, ['a'], '/desert/fish.php', dialect)).toBe('allowed 0');
      expect(decided(file, ['a'], '/fishheads/catfish.php?parameters', dialect)).toBe('disallowed 2');
    }
  });
});

describe('lines and groups', () => {
  test('founding contradiction C1: case of user agents does not matter; in 2020 it does', () => {
    const file = 'user-agent: GoogleBot\ndisallow: /x';
    for (const dialect of [google, rfc9309, bing, yandex, standard1994, python])
      expect(decided(file, ['googlebot'], '/x', dialect)).toBe('disallowed 2');
    expect(decided(file, ['googlebot'], '/x', google2020)).toBe('allowed 0');
    expect(decided(file, ['GoogleBot'], '/x', google2020)).toBe('disallowed 2');
  });

  test('founding contradiction C2: Googlebot-Image falls back to Googlebot, Storebot-Google to *', () => {
    const file = 'user-agent: *\ndisallow: /2\n\nuser-agent: googlebot\ndisallow: /3';
    const followed = (id: string) => {
      const crawler = crawlerById(id);
      if (crawler === undefined) throw new Error(`No crawler ${id}`);
      const { tokens } = knownCrawler(crawler, 'catalogue');
      return ['/2', '/3'].map((url) => decided(file, tokens, url));
    };
    for (const id of ['googlebot', 'googlebot-image', 'googlebot-video', 'googlebot-news'])
      expect(followed(id)).toEqual(['allowed 0', 'disallowed 5']);
    expect(followed('storebot-google')).toEqual(['disallowed 2', 'allowed 0']);
  });

  test('founding contradiction C3: the space after the colon is optional', () => {
    for (const dialect of [google, google2020, rfc9309, bing, yandex, standard1994, python])
      expect(decided('User-agent:a\nDisallow:/x', ['a'], '/x', dialect)).toBe('disallowed 2');
  });

  test('founding contradiction C4: case of field names does not matter', () => {
    for (const dialect of [google, google2020, rfc9309, bing, yandex, standard1994, python]) {
      for (const file of ['user-agent: a\ndisallow: /x', 'USER-AGENT: a\ndIsAlLoW: /x'])
        expect(decided(file, ['a'], '/x', dialect)).toBe('disallowed 2');
    }
  });

  test('founding contradiction C6: Google’s parser accepts misspellings and marks them; in 2020 they are ignored', () => {
    for (const [agent, disallow] of [
      ['useragent', 'disallow'],
      ['user agent', 'dissallow'],
      ['user-agent', 'dissalow'],
      ['user-agent', 'disalow'],
      ['user-agent', 'diasllow'],
      ['user-agent', 'disallaw'],
    ]) {
      const file = `${agent}: a\n${disallow}: /x`;
      expect(decided(file, ['a'], '/x')).toBe('disallowed 2');
      expect(decided(file, ['a'], '/x', google2020)).toBe('allowed 0');
      const typos = parseRobotsTxt(file).lines.map(({ acceptedTypo }) => acceptedTypo);
      expect(typos).toEqual([agent !== 'user-agent', disallow !== 'disallow']);
    }
    const siteMap = 'site-map: https://e.com/s.xml';
    expect(parseRobotsTxt(siteMap).sitemaps).toHaveLength(1);
    expect(parseRobotsTxt(siteMap, google2020).sitemaps).toEqual([]);
    const longer = 'user-agents: a\ndisallowed: /x';
    expect(decided(longer, ['a'], '/x')).toBe('disallowed 2');
    expect(decided(longer, ['a'], '/x', google2020)).toBe('allowed 0');
  });

  test('founding contradiction C17: only the byte order mark is dropped, the first line survives', () => {
    const bytes = new Uint8Array(Buffer.from('\ufeffUser-agent: a\nDisallow: /x'));
    for (const dialect of [google, google2020, rfc9309, bing, yandex, standard1994]) {
      const robots = parseRobotsTxt(bytes, dialect);
      expect(robots.bom).toBe(true);
      expect(robots.lines[0]?.directive).toBe('user-agent');
      expect(decide(robots, { productTokens: ['a'], url: '/x' }).line).toBe(2);
    }
  });

  test('founding contradiction C18: 512,000 bytes are read', () => {
    const rule = '\nUser-agent: a\nDisallow: /';
    const groups = (bytes: number) =>
      parseRobotsTxt('#'.repeat(bytes - rule.length) + rule, google).groups.map(({ rules }) => rules.length);
    expect(google.limits.fileBytes).toBe(500 * 1024);
    expect(google2020.limits.fileBytes).toBe(500 * 1024);
    expect(groups(512_000)).toEqual([1]);
    expect(groups(512_000 + rule.length)).toEqual([]);
  });

  test('founding contradiction C21: other lines do not split user-agent lines; blank lines do in older dialects', () => {
    const sitemap = 'user-agent: a\nsitemap: https://e.com/s.xml\n\nuser-agent: b\ndisallow: /';
    for (const dialect of [google, google2020, rfc9309, bing]) {
      for (const token of ['a', 'b']) expect(decided(sitemap, [token], '/x', dialect)).toBe('disallowed 5');
    }
    const blank = 'user-agent: a\n\ndisallow: /';
    for (const dialect of [google, google2020, rfc9309, bing])
      expect(decided(blank, ['a'], '/x', dialect)).toBe('disallowed 3');
    for (const dialect of [yandex, standard1994, python])
      expect(decided(blank, ['a'], '/x', dialect)).toBe('allowed 0');
  });

  test('founding contradiction C10: Bing’s Crawl-delay is a whole number from 1 to 20', () => {
    const isInEffect = (value: string) => {
      const robots = parseRobotsTxt(`User-agent: bingbot\nCrawl-delay: ${value}`, bing);
      const selection = selectGroups(robots, { productTokens: ['bingbot'] });
      return fieldFacts(robots, selection, bing.otherFields, null).facts.map((fact) => fact.isInEffect);
    };
    for (const value of ['1', '20']) expect(isInEffect(value)).toEqual([true]);
    for (const value of ['0', '0.5', '1.5', '21', '30']) expect(isInEffect(value)).toEqual([false]);
  });
});

describe('the location of the file', () => {
  test('founding contradiction C9: 80 is the standard port of http only, 443 that of https', () => {
    expect(scope('https://example.com:80/robots.txt', 'https://example.com/')).toBe('other-port');
    expect(scope('https://example.com:443/robots.txt', 'https://example.com/')).toBe('applies');
    expect(scope('http://example.com:80/robots.txt', 'http://example.com/')).toBe('applies');
    expect(scope('http://example.com:443/robots.txt', 'http://example.com/')).toBe('other-port');
  });

  test('founding contradiction C19: whole hosts are compared in Punycode, with www', () => {
    const file = 'https://www.exämple.com/robots.txt';
    expect(scope(file, 'https://www.xn--exmple-cua.com/')).toBe('applies');
    expect(scope(file, 'https://xn--exmple-cua.com/')).toBe('other-host');
  });

  test('founding contradiction C20: Google reads robots.txt by FTP', () => {
    for (const { schemes } of [google.fetch, google2020.fetch])
      expect(applies('ftp://example.com/robots.txt', 'ftp://example.com/', schemes).kind).toBe('applies');
  });
});

describe('the server’s answer', () => {
  test('founding contradiction C5: 429 is a server error; in 2020 it allows all', () => {
    expect(judged(status(429), 'allowed')).toBe('disallowed by answer');
    expect(judged(status(429), 'disallowed', google2020)).toBe('allowed by answer');
    const later = { errorHours: 13 };
    expect(effectOf(status(429, later), google.fetch).kind).toBe(
      effectOf(status(500, later), google.fetch).kind,
    );
  });

  test('founding contradiction C13: after 30 days of 5xx the site is open if it answers; in 2020 the copy counts', () => {
    const day31 = { errorHours: 31 * DAY, cachedCopy: true };
    expect(judged(status(500, day31), 'disallowed')).toBe('allowed by answer');
    expect(judged(status(500, { ...day31, siteUp: false }), 'allowed')).toBe('disallowed by answer');
    expect(judged(status(500, day31), 'disallowed', google2020)).toBe('disallowed by rules');
    const noCopy = { ...day31, cachedCopy: false };
    expect(judged(status(500, noCopy), 'disallowed', google2020)).toBe('allowed by answer');
  });

  test('founding contradiction C14: 5xx stops for 12 hours, then the copy counts; in 2020 it stops for 30 days', () => {
    const hour6 = { errorHours: 6 };
    const hour13 = { errorHours: 13 };
    const copy = { ...hour13, cachedCopy: true };
    expect(judged(status(500, hour6), 'allowed')).toBe('disallowed by answer');
    expect(judged(status(500, copy), 'allowed')).toBe('allowed by rules');
    expect(judged(status(500, hour13), 'disallowed')).toBe('allowed by answer');
    for (const facts of [hour6, hour13, copy, { errorHours: 29 * DAY, cachedCopy: true }])
      expect(judged(status(500, facts), 'allowed', google2020)).toBe('disallowed by answer');
  });

  test('founding contradiction C15: five redirects are followed, a sixth is a 404', () => {
    for (const dialect of [google, google2020]) {
      expect(judged({ ...PLAIN_ANSWER, redirects: 5 }, 'disallowed', dialect)).toBe('disallowed by rules');
      expect(judged({ ...PLAIN_ANSWER, redirects: 6 }, 'disallowed', dialect)).toBe('allowed by answer');
    }
  });

  test('founding contradiction C16: a page with an HTML redirect is parsed, not its target', () => {
    const page: ServerAnswer = { ...PLAIN_ANSWER, body: 'html', contentType: 'text/html' };
    for (const dialect of [google, google2020])
      expect(judged(page, 'allowed', dialect)).toBe('allowed by rules');
    const html = '<meta http-equiv="refresh" content="0; url=/other.txt">\n<p>Moved</p>';
    expect(decided(html, ['a'], '/x')).toBe('allowed 0');
  });

  test('founding contradiction C22: 5xx for missing pages is a 404 in 2020 only', () => {
    const answer = status(500, { answersErrorsForMissingPages: true });
    expect(judged(answer, 'allowed')).toBe('disallowed by answer');
    expect(judged(answer, 'disallowed', google2020)).toBe('allowed by answer');
  });
});
