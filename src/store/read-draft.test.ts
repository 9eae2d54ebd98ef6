import { expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../engine/fetch';
import { type Draft, storedDraft } from './draft';
import { summaryOf } from './draft-summary';
import { noList } from './list-snapshot';
import { readDraft, readSummary } from './read-draft';

const draft: Draft = {
  savedAt: 1_700_000_000_000,
  text: 'User-agent: *\n# raw \udce9',
  bytes: null,
  lineEnd: 'lf',
  mixedEndsUnified: true,
  bom: false,
  edited: true,
  origin: { kind: 'link' },
  crawlerInput: 'googlebot',
  urlInput: '/a',
  dialectChoice: 'own',
  robotsUrlInput: '',
  list: {
    crawlers: ['GPTBot'],
    urls: [{ url: '/b', count: 3, expected: { '*': 'allowed', GPTBot: 'blocked' } }, { url: '/c' }],
  },
  name: 'Shop',
};

const stored = structuredClone(storedDraft(draft));

test('a stored draft is read unchanged', () => {
  expect(readDraft(stored)).toEqual(draft);
  expect(readDraft(storedDraft({ ...draft, list: noList() }))).toEqual({ ...draft, list: noList() });
});

test('a draft without the fields that were added later is read', () => {
  const { name: _, list: __, dialectChoice: ___, robotsUrlInput: ____, ...old } = draft;
  expect(readDraft({ version: 1, ...old })).toMatchObject({
    text: draft.text,
    name: '',
    list: noList(),
    dialectChoice: 'own',
    robotsUrlInput: '',
  });
});

test.each([
  ['name', {}, ''],
  ['name', 'a\nb', 'a b'],
  ['name', 'x'.repeat(1_000_000), 'x'.repeat(80)],
  ['dialectChoice', 'lycos', 'own'],
])('an odd %s is no reason to lose the text (%#)', (key, value, read) => {
  expect(readDraft({ ...stored, [key]: value })).toMatchObject({ text: draft.text, [key]: read });
});

test('sites that serve the same file are read; odd ones are no reason to lose the text', () => {
  const sameFile = ['https://www.shop.test', 'http://shop.test:8080'];
  const withSites = { ...draft, sameFile };
  expect(readDraft(structuredClone(storedDraft(withSites)))).toEqual(withSites);
  for (const odd of [7, ['https://www.shop.test/a'], ['data:x'], new Array(9).fill('https://a.test')])
    expect(readDraft({ ...stored, sameFile: odd })).toEqual({ ...draft, sameFile: [] });
});

test('the origin of a fetched file keeps that Cloudflare serves its site, and no other value for it', () => {
  const origin = {
    kind: 'site',
    by: 'service',
    url: 'https://a.test/robots.txt',
    as: null,
    at: 1,
    answer: PLAIN_ANSWER,
    bytes: 2,
    mediaType: 'text/plain',
    isBehindCloudflare: true,
  } as const;
  const fetched = { ...draft, origin };
  expect(readDraft(structuredClone(storedDraft(fetched)))).toEqual(fetched);
  const { isBehindCloudflare: _, ...other } = origin;
  expect(readDraft(storedDraft({ ...draft, origin: other }))).toEqual({ ...draft, origin: other });
  expect(readDraft({ ...stored, origin: { ...other, isBehindCloudflare: 'no' } })).toBeNull();
});

test.each(['none', ['/a', 7], ['x'.repeat(10_000)], new Array(5_001).fill('/')])(
  'odd URLs are no reason to lose the text (%#)',
  (urls) => {
    expect(readDraft({ ...stored, urls })).toEqual({ ...draft, list: { crawlers: ['GPTBot'], urls: [] } });
  },
);

test.each([
  'none',
  { crawlers: [7], expected: [] },
  { crawlers: [], expected: ['maybe'] },
  { crawlers: [], expected: [{ GPTBot: 7 }] },
  { crawlers: [], expected: [], counts: [0] },
  { crawlers: [], expected: [], counts: new Array(5_001).fill(2) },
])('odd expectations are no reason to lose text and URLs (%#)', (suite) => {
  const list = { crawlers: [], urls: [{ url: '/b' }, { url: '/c' }] };
  expect(readDraft({ ...stored, suite })).toEqual({ ...draft, list });
});

test.each<[string, unknown]>([
  ['text', 7],
  ['text', 'x'.repeat(32_000_001)],
  ['bytes', 'AAAA'],
  ['savedAt', Number.POSITIVE_INFINITY],
  ['savedAt', Number.NaN],
  ['savedAt', 9e15],
  ['savedAt', -1],
  ['lineEnd', 'lfcr'],
  ['origin', { kind: 'server' }],
  ['version', 2],
  ['urlInput', 'x'.repeat(4_000_001)],
])('a draft with an invalid %s is rejected (%#)', (key, value) => {
  expect(readDraft({ ...stored, [key]: value })).toBeNull();
});

test.each([null, undefined, 7, 'draft', [], {}, new Map()])('%j is neither draft nor summary', (value) => {
  expect(readDraft(value)).toBeNull();
  expect(readSummary(value)).toBeNull();
});

test('a summary is read unchanged; an invalid one is rejected', () => {
  const summary = { version: 1, ...summaryOf(draft) };
  expect(readSummary(summary)).toEqual(summary);
  expect(readSummary({ ...summary, name: 'x'.repeat(81) })).toBeNull();
  expect(readSummary({ ...summary, firstLine: '<b>'.repeat(100) })).toBeNull();
  expect(readSummary({ ...summary, bytes: Number.POSITIVE_INFINITY })).toBeNull();
  expect(readSummary({ ...summary, site: 'x'.repeat(81) })).toBeNull();
  expect(readSummary({ ...summary, savedAt: Number.POSITIVE_INFINITY })).toBeNull();
});
