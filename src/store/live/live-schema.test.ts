import { describe, expect, test } from 'vitest';
import type { LiveFile } from '../../service/protocol';
import { bodyOfAnswer, readAbout, readLiveFile, readProblem } from './live-schema';

const hop = { url: 'https://example.com/robots.txt', status: 200, headers: [['server', 'x']], ms: 5 };

const file = {
  version: 1,
  url: 'https://example.com/robots.txt',
  as: null,
  userAgent: 'tester/1',
  at: 1_700_000_000_000,
  ms: 12,
  hops: [hop],
  end: { kind: 'answer', status: 200, body: 'QQ==', bytes: 1, cut: null },
};

const failure = { kind: 'failure', failure: 'dns', url: 'example', detail: 'ENOTFOUND' };

describe('a service’s reply about a site', () => {
  test('is read without unknown properties', () => {
    expect(readLiveFile(file)).toEqual(file);
    expect(readLiveFile({ ...file, hops: [], end: failure })).toEqual({ ...file, hops: [], end: failure });
    const more = JSON.parse(
      `{"more":1,"__proto__":{"polluted":1},${JSON.stringify(file).slice(1)}`,
    ) as unknown;
    expect(readLiveFile(more)).toEqual(file);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('of another version is rejected', () => {
    expect(readLiveFile({ ...file, version: 2 })).toBe('other-version');
    expect(readAbout({ version: 7 })).toBe('other-version');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'version'],
    ['a list', [file]],
    ['no version', { ...file, version: undefined }],
    ['a version of another type', { ...file, version: '2' }],
    ['no whole version', { ...file, version: 1.5 }],
    ['an address that is none', { ...file, hops: [{ ...hop, url: 'example.com' }] }],
    ['an address with a script', { ...file, hops: [{ ...hop, url: 'javascript:alert(1)' }] }],
    ['an endless address', { ...file, url: `https://example.com/${'a'.repeat(9_000)}` }],
    ['a status that is none', { ...file, hops: [{ ...hop, status: 12 }] }],
    ['a status as a text', { ...file, hops: [{ ...hop, status: '200' }] }],
    ['a huge list of hops', { ...file, hops: Array.from({ length: 100_000 }, () => hop) }],
    ['a huge list of headers', { ...file, hops: [{ ...hop, headers: Array(100_000).fill(['a', 'b']) }] }],
    ['a header of three', { ...file, hops: [{ ...hop, headers: [['a', 'b', 3]] }] }],
    ['a header of one', { ...file, hops: [{ ...hop, headers: [['a']] }] }],
    ['an endless header', { ...file, hops: [{ ...hop, headers: [['a', 'b'.repeat(2_000)]] }] }],
    ['a negative time', { ...file, ms: -1 }],
    ['no time', { ...file, at: null }],
    ['a time after all times', { ...file, at: 1e300 }],
    ['an endless name', { ...file, as: 'a'.repeat(1_000) }],
    ['an unknown end', { ...file, end: { ...file.end, kind: 'else' } }],
    ['an unknown cut', { ...file, end: { ...file.end, cut: 'scissors' } }],
    ['an unknown failure', { ...file, end: { ...failure, failure: 'tired' } }],
    ['a failure of Object', { ...file, end: { ...failure, failure: 'constructor' } }],
    ['a body beyond the limit', { ...file, end: { ...file.end, body: 'A'.repeat(1_400_000) } }],
    ['more bytes than the limit', { ...file, end: { ...file.end, bytes: 1_048_577 } }],
    ['an answer without a request', { ...file, hops: [] }],
    ['another status than that of the last request', { ...file, end: { ...file.end, status: 404 } }],
  ])('%s is refused', (_name, value) => {
    expect(readLiveFile(value)).toBeNull();
  });
});

describe('the body', () => {
  const bytes = (body: string, length: number) => {
    const read = bodyOfAnswer({ body, bytes: length });
    return read && [...read];
  };

  test('is base64 of the declared size', () => {
    expect(bytes('', 0)).toEqual([]);
    expect(bytes('QQ', 1)).toEqual([65]);
    expect(bytes('QUI', 2)).toEqual([65, 66]);
    expect(bytes('__-A', 3)).toEqual([255, 255, 128]);
    const large = Buffer.alloc(1_048_576, 7);
    const read = bodyOfAnswer({ body: large.toString('base64url'), bytes: large.length });
    expect(read !== null && large.equals(read)).toBe(true);
  });

  test.each([
    ['QQ', 2],
    ['QQ==', 1],
    ['//+A', 3],
    ['Q', 0],
    ['Q Q=', 1],
    ['QQ==QQ==', 2],
    ['====', 0],
    ['Qé==', 1],
    ['<p>', 2],
  ])('%s is not a body of %i bytes', (body, length) => {
    expect(bytes(body, length)).toBeNull();
  });
});

test('a service’s description of itself is validated', () => {
  const about = { version: 1, crawlers: ['googlebot'] };
  expect(readAbout(about)).toEqual(about);
  expect(readAbout({ ...about, crawlers: Array(100_000).fill('a') })).toBeNull();
  expect(readAbout({ ...about, crawlers: [1] })).toBeNull();
  expect(readAbout(null)).toBeNull();
});

test('a service’s reason for not requesting a site is validated', () => {
  expect(readProblem({ error: 'refused', reason: 'port' })).toEqual({ error: 'refused', reason: 'port' });
  expect(readProblem({ error: 'busy', retryAfter: 3 })).toEqual({ error: 'busy', retryAfter: 3 });
  for (const problem of [
    { error: 'busy', retryAfter: 3, limit: 'all' },
    { error: 'foreign' },
    { error: 'foreign', reason: 'unsaid' },
  ])
    expect(readProblem(problem)).toEqual(problem);
  for (const value of [
    { error: 'busy', retryAfter: -1 },
    { error: 'foreign', reason: 'toString' },
    { error: 'busy' },
    { error: 'refused' },
    { error: 1 },
    [],
  ])
    expect(readProblem(value)).toBeNull();
});

test('the schema matches the protocol', () => {
  const read = readLiveFile(file);
  // A type error if the schema accepts something that the protocol doesn't have.
  const typed: LiveFile | 'other-version' | null = read;
  expect(typed).not.toBeNull();
});
