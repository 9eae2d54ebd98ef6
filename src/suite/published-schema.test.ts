import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { suiteSchema } from './suite-schema';

const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('public/robots-test.schema.json', 'utf8')),
);

/** Validates a value with both schemas, which must agree. */
function isSuite(value: unknown): boolean {
  const read = v.is(suiteSchema, value);
  if (validate(value) !== read)
    throw new Error(`The published schema says ${!read} of ${JSON.stringify(value).slice(0, 1_000)}`);
  return read;
}

const whole = {
  $schema: 'robots-test.schema.json',
  format: 'robots-test',
  version: 1,
  text: 'User-agent: *',
  crawler: 'googlebot',
  crawlers: ['Googlebot', 'GPTBot'],
  url: '/',
  urls: [
    '/a',
    { url: '/b' },
    { url: '/c', expected: 'blocked' },
    { url: '/d', expected: { GPTBot: 'allowed' } },
    { url: '/e', count: 7, expected: { '*': 'blocked', GPTBot: 'allowed' } },
  ],
  engine: 'own',
  robotsUrl: 'https://example.com/robots.txt',
  answer: {
    final: { kind: 'status', status: 503 },
    redirects: 1,
    redirectedTo: 'other-host',
    errorHours: 0.5,
    cachedCopy: true,
    siteUp: false,
    body: 'html',
    contentType: 'other',
    cacheAge: 1,
    maxAge: null,
    answersErrorsForMissingPages: true,
  },
  view: 'why',
};

describe('the published schema', () => {
  test('accepts a whole suite, and the smallest one', () => {
    expect(isSuite(whole)).toBe(true);
    expect(isSuite({ format: 'robots-test', version: 1 })).toBe(true);
    const expected = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [i || '*', 'allowed']));
    expect(isSuite({ ...whole, urls: [{ url: '/', expected }] })).toBe(true);
  });

  test.each([
    null,
    [],
    {},
    { ...whole, format: 'robots' },
    { ...whole, version: 2 },
    { ...whole, more: 1 },
    { ...whole, urls: new Array(100_001).fill('/') },
    { ...whole, urls: ['x'.repeat(8_193)] },
    { ...whole, crawlers: [''] },
    { ...whole, crawlers: new Array(1_001).fill('a') },
    // 1,001 names, without and with `ALL_OTHERS`.
    ...[1, '*'].map((first) => ({
      ...whole,
      urls: [
        {
          url: '/',
          expected: Object.fromEntries(Array.from({ length: 1_002 }, (_, i) => [i || first, 'allowed'])),
        },
      ],
    })),
    { ...whole, urls: [{ url: '/', expected: { constructor: 'allowed' } }] },
    { ...whole, urls: [{ url: '/', count: 0 }] },
    { ...whole, urls: [{ url: '/', count: 1.5 }] },
    { ...whole, urls: [{ url: '/', count: '2' }] },
    { ...whole, urls: [{ url: '/', count: 4_294_967_296 }] },
    { ...whole, answer: { final: { kind: 'network-failure', failure: 'fire' } } },
  ])('rejects %#', (value) => {
    expect(isSuite(value)).toBe(false);
  });

  test("agrees with the command's own schema, whatever is changed in a suite", () => {
    const odd = fc.oneof(
      fc.constantFrom(null, '', 'allowed', 'blocked', 'own', 'robots-test', 0, 1, true, [], {}, ['/'], {
        url: '/',
      }),
      fc.constantFrom(
        { expected: 'allowed' },
        { url: '/', expected: {} },
        { kind: 'status', status: 1 },
        { kind: 'dns' },
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), odd, fc.boolean()), { minLength: 1, maxLength: 2 }),
        (changes) => {
          const changed = structuredClone(whole);
          for (const [at, value, isRemoval] of changes) change(changed, at, value, isRemoval);
          if (isSuite(changed)) accepted++;
        },
      ),
      { numRuns: 5_000 },
    );
    expect(accepted).toBeGreaterThan(200);
    expect(accepted).toBeLessThan(4_800);
  });
});

/** Replaces or removes one value inside `root`: the one with index `at`, modulo their number. */
function change(root: object, at: number, value: unknown, isRemoval: boolean): void {
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const collect = (holder: object): void => {
    for (const [key, inner] of Object.entries(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      if (typeof inner === 'object' && inner !== null) collect(inner);
    }
  };
  collect(root);
  const [holder, key] = places[at % places.length] ?? [];
  if (holder === undefined || key === undefined) return;
  if (isRemoval && !Array.isArray(holder)) delete holder[key];
  else holder[key] = structuredClone(value);
}
