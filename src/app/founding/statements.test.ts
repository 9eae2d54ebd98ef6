import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { consultationOf } from '../../catalogue';
import { crawlerById, crawlers, isPlainToken } from '../../catalogue/full';
import { knownCrawler } from '../../catalogue/known-crawler';
import {
  bing,
  type Dialect,
  decide,
  dialects,
  fieldFacts,
  google,
  google2020,
  parseRobotsTxt,
  rfc9309,
  selectGroups,
} from '../../engine';
import { rawByteCount } from '../../engine/source';
import { decided } from './testdata/decided';

/**
 * Statements of the founding documents (S0 to S4) that need more than one layer, or that are about form and grammar. The others are tested next to
 * the code they concern. docs/founding-documents.md lists all of them.
 */

/** Returns a crawler of the catalogue; throws if there is none with this id. */
function crawler(id: string) {
  const found = crawlerById(id);
  if (found === undefined) throw new Error(`No crawler ${id}`);
  return found;
}

const CLOSED = 'User-agent: *\nDisallow: /';

describe('fetchers', () => {
  test('founding statement 1: Google’s automatic crawlers consult robots.txt and are stopped by it', () => {
    const automatic = crawlers.filter(
      (one) => one.operator === 'Google' && consultationOf(one) === 'asks' && one.dialect === 'google',
    );
    expect(automatic.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['googlebot', 'googlebot-image', 'storebot-google', 'adsbot-google']),
    );
    for (const one of automatic) {
      const { tokens, ignoresGlobalGroup } = knownCrawler(one, 'catalogue');
      // Those that skip the `*` group obey a group that names them.
      const file = ignoresGlobalGroup ? `User-agent: ${one.productToken}\nDisallow: /` : CLOSED;
      const { outcome } = decide(parseRobotsTxt(file), {
        productTokens: tokens,
        ignoresGlobalGroup,
        url: '/x',
      });
      expect([one.id, outcome]).toEqual([one.id, 'disallowed']);
    }
  });

  test('founding statement 2: FeedFetcher-Google fetches for a person, whatever the rules say', () => {
    expect(decided(CLOSED, ['FeedFetcher-Google'], '/x')).toBe('disallowed 2');
    expect(consultationOf(crawler('feedfetcher-google'))).toBe('fetches-for-a-person');
  });

  test('founding statement 3: Google-Safety does not obey, not even its own group', () => {
    const file = 'User-agent: Google-Safety\nDisallow: /';
    expect(decided(file, ['Google-Safety'], '/x')).toBe('disallowed 2');
    expect(consultationOf(crawler('google-safety'))).toBe('does-not-obey');
  });
});

describe('format', () => {
  const oneLine = 'User-agent: * Disallow: /';

  test('founding statement 74: Google reads two directives on one line as a group without rules', () => {
    const [group, ...rest] = parseRobotsTxt(oneLine).groups;
    expect(rest).toEqual([]);
    expect(group?.agents).toMatchObject([{ value: '* Disallow: /', isGlobal: true }]);
    expect(group?.rules).toEqual([]);
    const verdict = decide(parseRobotsTxt(oneLine), { productTokens: ['a'], url: '/x' });
    expect(verdict).toMatchObject({ outcome: 'allowed', line: 0, reason: 'no-rules' });
  });

  test('founding statement 74: no dialect reads the rest of the line as a rule', () => {
    for (const dialect of Object.values(dialects)) {
      expect(parseRobotsTxt(oneLine, dialect).lines.map(({ directive }) => directive)).toEqual([
        'user-agent',
      ]);
    }
  });

  test('founding statement 75: an ASCII file and a UTF-8 file are accepted', () => {
    const read = (file: string) => {
      const robots = parseRobotsTxt(new Uint8Array(Buffer.from(file, 'utf8')));
      return [rawByteCount(robots.text), robots.groups[0]?.rules[0]?.pattern];
    };
    const ascii = 'User-agent: a\nDisallow: /cafe';
    expect(Buffer.from(ascii, 'ascii')).toEqual(Buffer.from(ascii, 'utf8'));
    expect(read(ascii)).toEqual([0, '/cafe']);
    expect(read('User-agent: a\nDisallow: /café')).toEqual([0, '/caf%C3%A9']);
  });
});

describe('grammar', () => {
  /** Returns the name in the first user-agent line, as this dialect reads it. */
  const named = (value: string, dialect: Dialect) => {
    const agent = parseRobotsTxt(`user-agent: ${value}\ndisallow: /`, dialect).groups[0]?.agents[0];
    return agent?.isGlobal === true ? '*' : agent?.token;
  };

  test('founding statement 76: bot2 is no product token; Google’s parser and the text of 2020 read bot', () => {
    expect(isPlainToken('bot2')).toBe(false);
    for (const token of ['bot', 'Bot-x', 'bot_x']) expect(isPlainToken(token)).toBe(true);
    expect([named('bot2', google), named('bot2', google2020)]).toEqual(['bot', 'bot']);
    expect([named('*', google), named('bot-x_y', google)]).toEqual(['*', 'bot-x_y']);
    expect(decided('user-agent: bot2\ndisallow: /', ['bot'], '/x')).toBe('disallowed 2');
    expect(decided('user-agent: bot2\ndisallow: /', ['bot2'], '/x')).toBe('allowed 0');
  });

  test('founding statement 77: a pattern that begins with neither / nor * never matches, an empty one is legal', () => {
    const file = 'user-agent: a\ndisallow: x';
    for (const dialect of [google, google2020, rfc9309]) {
      for (const url of ['/x', 'x', '/', '/a/x'])
        expect(decided(file, ['a'], url, dialect)).toBe('allowed 0');
      const empty = parseRobotsTxt('user-agent: a\ndisallow:', dialect);
      expect(empty.groups[0]?.rules).toMatchObject([{ type: 'disallow', written: '', pattern: '' }]);
      expect(decide(empty, { productTokens: ['a'], url: '/x' })).toMatchObject({
        outcome: 'allowed',
        reason: 'only-empty-rules',
      });
    }
  });

  test('founding statement 78: an unknown line is ignored without an error', () => {
    const file = 'user-agent: a\nunicorn: /x\nwithout colon in it\ndisallow: /x';
    for (const dialect of [google, google2020, rfc9309]) {
      const robots = parseRobotsTxt(file, dialect);
      expect(robots.failureLine).toBeNull();
      expect(robots.lines.map(({ directive }) => directive)).toEqual([
        'user-agent',
        'unknown',
        null,
        'disallow',
      ]);
      expect(decided(file, ['a'], '/x', dialect)).toBe('disallowed 4');
    }
  });

  test('founding statement 79: a # ends the path, tab and space are white space, CR and LF end lines', () => {
    const written = (file: string) => parseRobotsTxt(file).groups[0]?.rules.map((rule) => rule.written);
    expect(written('user-agent: a\ndisallow: /a#b')).toEqual(['/a']);
    expect(written('user-agent:\ta\ndisallow:\t /a\t \t')).toEqual(['/a']);
    expect(written('user-agent: a\rdisallow: /a\r\ndisallow: /b\ndisallow: /c')).toEqual(['/a', '/b', '/c']);
  });
});

describe('fields', () => {
  const delayOf = (id: string, value: string) => {
    const one = crawler(id);
    const [dialect, rules] =
      one.dialect === 'bing' ? [bing, bing.otherFields] : [rfc9309, rfc9309.otherFields];
    const robots = parseRobotsTxt(`User-agent: ${one.productToken}\nCrawl-delay: ${value}`, dialect);
    const selection = selectGroups(robots, { productTokens: [one.productToken] });
    return fieldFacts(robots, selection, rules, one).facts[0]?.validity;
  };

  test('founding statement 107: the catalogue’s Slurp accepts 0.5 and not 11', () => {
    expect(delayOf('slurp', '0.5')).toMatchObject({ kind: 'valid', amount: 0.5 });
    expect(delayOf('slurp', '11')).toMatchObject({ kind: 'invalid', problem: 'out-of-range' });
  });

  test('founding statement 108: the catalogue’s Bingbot accepts whole numbers from 1 to 20', () => {
    for (const value of ['0.5', '0', '21']) expect(delayOf('bingbot', value)?.kind).toBe('invalid');
    for (const value of ['1', '20']) expect(delayOf('bingbot', value)?.kind).toBe('valid');
  });
});

describe('sitemaps', () => {
  test('founding statement 105: a file needs no sitemap line', () => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /x');
    const selection = selectGroups(robots, { productTokens: ['a'] });
    expect(robots.sitemaps).toEqual([]);
    expect(fieldFacts(robots, selection, google.otherFields, null)).toEqual({
      facts: [],
      total: 0,
      concerning: 0,
    });
  });

  test('founding statement 101, 102: sitemap lines belong to no group, and each names one sitemap', () => {
    const file = 'Sitemap: https://e.com/1\nUser-agent: a\nSitemap: https://e.com/2\nDisallow: /';
    for (const dialect of [google, google2020, rfc9309]) {
      const robots = parseRobotsTxt(file, dialect);
      expect(robots.sitemaps).toEqual([
        { line: 1, url: 'https://e.com/1' },
        { line: 3, url: 'https://e.com/2' },
      ]);
      expect(robots.groups).toHaveLength(1);
    }
  });
});

describe('tools', () => {
  const vectors = (name: string) => {
    const file = new URL(`../../engine/testdata/${name}.jsonl.gz`, import.meta.url);
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    return lines.filter((line) => line !== '');
  };

  // src/engine/google-vectors.test.ts checks all of them against the engine.
  test.each([
    ['match', 4558],
    ['parse', 784],
    ['unit-url-path', 4353],
    ['unit-escape', 789],
    ['unit-key', 54],
  ])('founding statement 159: the %s vectors have %i cases answered by google/robotstxt', (name, count) => {
    expect(vectors(name)).toHaveLength(count);
  });

  test('founding statement 159: the verdicts are those of google/robotstxt', () => {
    const some = vectors('match').filter((_, index) => index % 10 === 0);
    expect(some.length).toBeGreaterThan(400);
    for (const line of some) {
      const { robots_b64, agent, url, allowed, line: matchingLine } = JSON.parse(line);
      const bytes = new Uint8Array(Buffer.from(robots_b64, 'base64'));
      const robots = parseRobotsTxt(bytes, google, { byteLimit: Number.POSITIVE_INFINITY });
      const verdict = decide(robots, { productTokens: [agent], url });
      expect([verdict.outcome, verdict.line]).toEqual([allowed ? 'allowed' : 'disallowed', matchingLine]);
    }
  });
});
