import { describe, expect, it, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../../engine';
import type { Cut, FetchFailure } from '../../service/protocol';
import type { LiveProblem } from '../../store/live/live-problem';
import type { Rich } from '../rich';
import { clockTime } from './clock-time';
import {
  changedSince,
  cutBodyText,
  fieldCopied,
  formerName,
  imitated,
  liveFacts,
  liveProblemText,
  liveResult,
  liveTexts,
  notFetchedText,
  plain,
  testAnswerName,
  wayText,
} from './index';
import type { DescribedLiveFile } from './live';
import { cachedFor, type DescribedSite, noRules, siteFacts, siteWarning } from './site-facts';

const URL_ASKED = 'https://example.com/robots.txt';
const at = new Date(2026, 10, 22, 14, 2).getTime();

const refusals = ['no-address', 'scheme', 'port', 'credentials', 'private-address'] as const;
const failures: readonly FetchFailure[] = [
  'dns',
  'connect',
  'timeout',
  'reset',
  'tls',
  'invalid-response',
  'redirect-loop',
  'too-many-redirects',
  'bad-redirect',
  ...refusals,
];
const problems: readonly LiveProblem[] = [
  ...refusals.map((reason) => ({ error: 'refused', reason }) as const),
  { error: 'busy', retryAfter: 30 },
  { error: 'busy', retryAfter: 30, limit: 'all' },
  { error: 'unknown-crawler' },
  ...(['host', 'unsaid', 'elsewhere'] as const).map((reason) => ({ error: 'foreign' as const, reason })),
  { error: 'failed' },
  { error: 'no-service' },
  { error: 'not-shown' },
  { error: 'bookmark-stopped' },
  { error: 'bookmark-too-large' },
  { error: 'insecure' },
  { error: 'no-request' },
  { error: 'not-curl' },
  { error: 'headers-only' },
  { error: 'too-large' },
  { error: 'unreachable' },
  { error: 'unreadable' },
  { error: 'other-version' },
];

function failed(failure: FetchFailure, url = URL_ASKED, hops: DescribedLiveFile['hops'] = []): Rich {
  return liveResult({ url, hops, end: { kind: 'failure', failure, url, detail: 'E'.repeat(500) } });
}

const redirect = { url: URL_ASKED, status: 302 };

describe('each failure and problem', () => {
  it('has its own sentences: what happened, and what to do', () => {
    const all = [
      ...failures.map((failure) => plain(failed(failure, URL_ASKED, [redirect]))),
      ...problems.map((problem) => plain(liveProblemText(problem))),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text).toMatch(/^[A-Z\da-z].*[.] [A-Z].*[.]$/);
  });

  it('is short even for a long host name', () => {
    for (const failure of failures)
      expect(plain(failed(failure, `https://${'a'.repeat(3_000)}.example/`)).length).toBeLessThan(320);
  });

  it('says the same about a typed address and one that resolves to a non-public address', () => {
    for (const reason of refusals)
      expect(failed(reason)).toEqual(liveProblemText({ error: 'refused', reason }));
  });

  it('says the same as before if an older service gives no reason', () => {
    expect(liveProblemText({ error: 'foreign' })).toEqual(
      liveProblemText({ error: 'foreign', reason: 'elsewhere' }),
    );
  });

  it.each([
    ['dns', 'ENOTFOUND', "We couldn't find example.com. Check the spelling."],
    ['dns', 'ENODATA', "We couldn't find example.com. Check the spelling."],
    ['dns', 'ECONNREFUSED', "We couldn't look up example.com (ECONNREFUSED). Its name servers don't respond"],
    ['dns', 'ETIMEOUT', "We couldn't look up example.com (ETIMEOUT). Its name servers don't respond"],
    ['connect', 'ECONNREFUSED', "We couldn't reach example.com (ECONNREFUSED). Nothing responds there."],
    ['connect', 'EPERM', "This tester's network doesn't reach example.com (EPERM). That's not the site's"],
    ['connect', 'ENETUNREACH', "This tester's network doesn't reach example.com (ENETUNREACH)."],
  ] as const)('%s, %s: says whose fault it is', (failure, detail, expected) => {
    const end = { kind: 'failure', failure, url: URL_ASKED, detail } as const;
    expect(plain(liveResult({ url: URL_ASKED, hops: [], end }))).toContain(expected);
  });

  it('counts seconds', () => {
    expect(plain(liveProblemText({ error: 'busy', retryAfter: 0.2 }))).toContain('in 1 second.');
    expect(plain(liveProblemText({ error: 'busy', retryAfter: 61 }))).toContain('in 61 seconds.');
  });
});

test.each<[number, number, string]>([
  [200, 1, 'example.com answered HTTP 200.'],
  [200, 3, 'example.com answered HTTP 200 after 2 redirects.'],
  [404, 1, 'example.com has no robots.txt, so everything is allowed.'],
  [410, 2, 'example.com has no robots.txt, so everything is allowed.'],
  [503, 1, 'example.com answered HTTP 503 (service unavailable). It sent no rules to test.'],
])('HTTP %i after %i requests', (status, requests, expected) => {
  const hops = Array.from({ length: requests }, () => redirect);
  const end = { kind: 'answer', status, cut: null } as const;
  expect(plain(liveResult({ url: URL_ASKED, hops, end }))).toBe(expected);
});

test.each<[number, string, string]>([
  [200, "That's a web page, not a robots.txt. Your text is unchanged.", 'Show it'],
  [
    404,
    'example.com has no robots.txt, so everything is allowed. Your text is unchanged.',
    'Test without a file',
  ],
  [
    503,
    'example.com answered HTTP 503 (service unavailable). It sent no rules to test. Your text is unchanged.',
    'Test with this response',
  ],
])('HTTP %i that changed nothing, and its button', (status, expected, button) => {
  const end = { kind: 'answer', status, cut: null, body: new Uint8Array() } as const;
  const file = { by: 'service', url: URL_ASKED, hops: [], as: null, at: 0, userAgent: null, end } as const;
  expect(plain(notFetchedText({ kind: 'no-file', file }))).toBe(expected);
  expect(testAnswerName(file)).toBe(button);
});

test('the number of redirects is omitted if unknown', () => {
  const end = { kind: 'answer', status: 200, cut: null } as const;
  const hops = [{ url: URL_ASKED, status: null }, redirect];
  expect(plain(liveResult({ url: URL_ASKED, hops, end }))).toBe(
    'example.com answered HTTP 200 after redirects.',
  );
});

test('the texts about a file', () => {
  expect(liveFacts(2_150, 'text/plain', 86_400)).toBe('2.1 KiB · text/plain · cached 24 h');
  expect(liveFacts(0, '', null)).toBe('0 B · no content type');
  expect(imitated('Googlebot')).toBe(
    "Fetched in Googlebot's name, but from our IP address. Sites that check IP addresses may send the real Googlebot something else.",
  );
  expect(changedSince(true, at, null)).toMatch(/^The text is the same as at .*14:02\.$/);
  expect(changedSince(false, at, 'Bingbot')).toMatch(
    /^The text has changed since .*14:02, when fetched as Bingbot\.$/,
  );
  expect(formerName(URL_ASKED, at)).toMatch(/^example\.com at .*14:02$/);
  const cuts: readonly Cut[] = ['size', 'overhead', 'time', 'connection', 'encoding'];
  expect(new Set(cuts.map(cutBodyText)).size).toBe(cuts.length);
});

test('every way except the service says how the answer was obtained', () => {
  expect(wayText('service')).toBeNull();
  const ways = (['browser', 'bookmark', 'terminal'] as const).map((way) => plain(wayText(way) ?? []));
  expect(new Set(ways).size).toBe(3);
  expect(plain([fieldCopied('command', 'denied', true)])).toContain('press ⌘ C.');
  expect(plain([fieldCopied('command', 'denied', false)])).toContain('press Ctrl+C.');
  expect(fieldCopied('command', 'copied', true)).toBe('Copied.');
});

test('a request with unknown details counts as a redirect', () => {
  expect(liveTexts.status(null)).toBe('redirects');
  expect(liveTexts.status(301)).toBe('HTTP 301');
});

test('a time of another day has its date', () => {
  expect(clockTime(at, at + 3_600_000)).toBe('14:02');
  expect(clockTime(at, at + 100 * 3_600_000)).toBe('Nov 22, 2026, 14:02');
});

test.each([
  [0, 'not cached'],
  [59, 'cached 59 s'],
  [90, 'cached 1.5 min'],
  [86_400, 'cached 24 h'],
  [604_800, 'cached 7 days'],
])('%i seconds: %s', (seconds, expected) => {
  expect(cachedFor(seconds)).toBe(expected);
});

describe('the facts of a fetched file', () => {
  const site = (part: Partial<ServerAnswer>, more: Partial<DescribedSite> = {}): DescribedSite => ({
    by: 'service',
    url: URL_ASKED,
    at,
    answer: { ...PLAIN_ANSWER, ...part },
    bytes: 516,
    mediaType: 'text/plain',
    ...more,
  });
  const status = (number: number) => ({ final: { kind: 'status', status: number } }) as const;

  it('are joined in one line', () => {
    expect(siteFacts(site({ redirects: 1, maxAge: 86_400 }))).toBe(
      'HTTP 200 · 1 redirect · 516 B · cached 24 h',
    );
    expect(siteFacts(site({}, { mediaType: 'text/html' }))).toBe('HTTP 200 · 516 B · text/html');
    expect(siteFacts(site({}, { mediaType: '' }))).toBe('HTTP 200 · 516 B · no content type');
    expect(siteFacts(site({ redirects: 1 }, { by: 'browser' }))).toBe(
      'HTTP 200 · redirects · 516 B · by your browser',
    );
    expect(siteFacts(site({}, { by: 'terminal' }))).toBe('HTTP 200 · 516 B · by curl');
    expect(siteFacts(site(status(404), { by: 'bookmark' }))).toMatch(/^HTTP 404 · .* · by bookmark$/);
    expect(siteFacts(site(status(404)))).toMatch(/^HTTP 404 · no text · tried at .*14:02$/);
  });

  it('include a warning if there was no file', () => {
    expect(siteWarning(site({}))).toBeNull();
    const timeout = site({ final: { kind: 'network-failure', failure: 'timeout' } });
    expect(plain(siteWarning(timeout) ?? [])).toMatch(/^Timeout · no text · tried at /);
  });

  it.each<[Partial<ServerAnswer>, string]>([
    [status(503), 'example.com answered HTTP 503 (service unavailable).'],
    [{ final: { kind: 'network-failure', failure: 'timeout' } }, "example.com didn't respond in time."],
    [{ ...status(302), redirects: 21 }, 'example.com redirected 21 times without reaching a file.'],
    [status(302), 'example.com answered HTTP 302 without a redirect target.'],
  ])('%o: %s', (part, expected) => {
    const { title, text } = noRules(site(part));
    expect(title).toBe('The site sent no rules to test');
    expect(text).toBe(`${expected} Paste the text to test it anyway, or fetch again.`);
  });

  it('distinguish an empty file from a missing one', () => {
    expect(noRules(site({ body: 'empty' }, { bytes: 0 })).title).toBe('This robots.txt is empty');
  });
});
