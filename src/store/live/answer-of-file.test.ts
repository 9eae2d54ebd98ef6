import { expect, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../../engine';
import type { FetchFailure, Hop } from '../../service/protocol';
import { answerOfFile, isBehindCloudflare, mediaTypeOf } from './answer-of-file';
import type { SiteFile } from './site-file';

const URL_ASKED = 'https://example.com/robots.txt';
const TEXT = 'User-agent: *\nDisallow: /\n';

function hop(status: number, headers: Hop['headers'] = [], url = URL_ASKED): Hop {
  return { url, status, headers, ms: 1 };
}

function fileOf(hops: SiteFile['hops'], end: SiteFile['end']): SiteFile {
  return { by: 'service', url: URL_ASKED, as: null, userAgent: 'tester', at: 0, hops, end };
}

type Cut = Extract<SiteFile['end'], { kind: 'answer' }>['cut'];

/** Returns the parts of a site's answer that differ from the plain answer, for a site with these hops. */
function answered(hops: readonly Hop[], body: Uint8Array | string = TEXT, cut: Cut = null) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const status = hops.at(-1)?.status ?? 0;
  return unplain(answerOfFile(fileOf(hops, { kind: 'answer', status, body: bytes, cut })));
}

function failed(failure: FetchFailure, hops: readonly Hop[] = [], url = URL_ASKED) {
  const end = { kind: 'failure', failure, url, detail: null } as const;
  return unplain(answerOfFile(fileOf(hops, end)));
}

function unplain(answer: ServerAnswer): Partial<ServerAnswer> {
  const names = Object.keys(PLAIN_ANSWER) as (keyof ServerAnswer)[];
  const others = names.filter((name) => JSON.stringify(answer[name]) !== JSON.stringify(PLAIN_ANSWER[name]));
  expect(Object.keys(answer).sort()).toEqual(names.sort());
  return Object.fromEntries(others.map((name) => [name, answer[name]]));
}

const text: Hop['headers'] = [['content-type', 'text/plain; charset=utf-8']];
const html: Hop['headers'] = [['Content-Type', ' Text/HTML ;charset=x']];
const PAGE = '<!doctype html><html></html>';
const WWW = 'https://www.example.com/robots.txt';
const status = (number: number) => ({ final: { kind: 'status', status: number } });
const network = (failure: string) => ({ final: { kind: 'network-failure', failure } });

test.each<[string, Partial<ServerAnswer>, object]>([
  ['a plain file', answered([hop(200, text)]), {}],
  ['without a content type', answered([hop(200)]), {}],
  ['another success', answered([hop(203, text)]), status(203)],
  ['missing, with a page that says so', answered([hop(404, html)], PAGE), status(404)],
  ['an error', answered([hop(503, html)], PAGE, 'connection'), status(503)],
  ['a redirect', answered([hop(301), hop(200, text)]), { redirects: 1 }],
  [
    'a redirect to another host',
    answered([hop(301), hop(302, [], WWW), hop(200, text)]),
    { redirects: 2, redirectedTo: 'other-host' },
  ],
  [
    'another scheme is the same host',
    answered([hop(301, [], 'http://example.com/robots.txt'), hop(200, text)]),
    { redirects: 1 },
  ],
  ['a page', answered([hop(200, html)], PAGE), { body: 'html', contentType: 'text/html' }],
  ['rules sent as a page', answered([hop(200, html)]), { contentType: 'text/html' }],
  ['a page sent as text', answered([hop(200, text)], PAGE), {}],
  ['another type', answered([hop(200, [['content-type', 'application/json']])]), { contentType: 'other' }],
  ['an empty file', answered([hop(200, text)], ''), { body: 'empty' }],
  ['UTF-16', answered([hop(200, text)], Uint8Array.of(0xff, 0xfe, 97, 0)), { body: 'utf-16' }],
  [
    'UTF-16, the other way round',
    answered([hop(200, text)], Uint8Array.of(0xfe, 0xff, 0, 97)),
    { body: 'utf-16' },
  ],
  ['cut by size', answered([hop(200, text)], TEXT, 'size'), { body: 'over-limit' }],
  ['cut by time', answered([hop(200, text)], TEXT, 'time'), { body: 'incomplete' }],
  ['cut by the site', answered([hop(200, text)], '', 'connection'), { body: 'incomplete' }],
  ['broken compression', answered([hop(200, text)], TEXT, 'encoding'), { body: 'incomplete' }],
  ['no such name', failed('dns'), network('dns')],
  ['nothing there', failed('connect'), network('reset')],
  ['no answer in time', failed('timeout'), network('timeout')],
  ['broken off', failed('reset'), network('reset')],
  ['no certificate', failed('tls'), network('invalid-response')],
  ['no HTTP', failed('invalid-response'), network('invalid-response')],
  [
    'a redirect to a name that is none',
    failed('dns', [hop(301)], WWW),
    { ...network('dns'), redirects: 1, redirectedTo: 'other-host' },
  ],
  ['a loop', failed('redirect-loop', [hop(302), hop(302)]), { ...status(302), redirects: 21 }],
  [
    'too many redirects',
    failed(
      'too-many-redirects',
      Array.from({ length: 10 }, () => hop(307)),
    ),
    { ...status(307), redirects: 10 },
  ],
  ['a redirect to nowhere', failed('bad-redirect', [hop(301)]), status(301)],
  [
    'a redirect to a private address',
    failed('private-address', [hop(301), hop(302)], 'http://127.0.0.1/robots.txt'),
    { ...status(302), redirects: 1, redirectedTo: 'other-host' },
  ],
])('%s', (_name, answer, expected) => {
  expect(answer).toEqual(expected);
});

test.each<[string, number | null]>([
  ['max-age=86400', 86_400],
  ['public, Max-Age="60", must-revalidate', 60],
  ['s-maxage=5', null],
  ['max-age=-1', null],
  ['max-age=1.5', null],
  ['max-age', null],
  ['max-age=99999999999999', 2_147_483_648],
  ['no-store', null],
])('max-age is read from Cache-Control: %s', (value, maxAge) => {
  expect(answered([hop(200, [...text, ['cache-control', value]])]).maxAge ?? null).toBe(maxAge);
});

test('both values of a repeated header apply', () => {
  const headers = [...text, ['cache-control', 'public'], ['cache-control', 'max-age=7']] as const;
  expect(answered([hop(200, headers)])).toEqual({ maxAge: 7 });
});

test('the media type is that of the last answer', () => {
  const file = fileOf([hop(301, text), hop(200, html)], {
    kind: 'answer',
    status: 200,
    body: new Uint8Array(),
    cut: null,
  });
  expect(mediaTypeOf(file)).toBe('text/html');
});

test.each<[string, Hop['headers'], boolean]>([
  ['Server: Cloudflare', [...text, ['Server', 'Cloudflare']], true],
  ['CF-Ray', [['cf-ray', '8f0a-FRA']], true],
  ['another server', [['server', 'cloudflare-like']], false],
  ['no header', [], false],
])('a site is behind Cloudflare by its own headers: %s', (_, headers, expected) => {
  const end = { kind: 'answer', status: 200, body: new Uint8Array(), cut: null } as const;
  expect(isBehindCloudflare(fileOf([hop(301, headers), hop(200, text, WWW)], end))).toBe(expected);
  expect(isBehindCloudflare(fileOf([hop(301, text), hop(200, headers, WWW)], end))).toBe(false);
});
