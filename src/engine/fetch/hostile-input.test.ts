import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applies, effectOf, freshnessOf, judge, type ServerAnswer } from '.';
import { assumedFetchRules } from './rules/assumed';
import { bingFetchRules } from './rules/bing';
import { googleFetchRules } from './rules/google';
import { google2020FetchRules } from './rules/google2020';
import { pythonFetchRules } from './rules/python';
import { rfc9309FetchRules } from './rules/rfc9309';
import { standard1994FetchRules } from './rules/standard1994';
import { yandexFetchRules } from './rules/yandex';

const all = [
  googleFetchRules,
  google2020FetchRules,
  rfc9309FetchRules,
  bingFetchRules,
  yandexFetchRules,
  standard1994FetchRules,
  pythonFetchRules,
  assumedFetchRules,
];

const number = fc.oneof(fc.double(), fc.integer({ min: -1, max: 1000 }));
const answers: fc.Arbitrary<ServerAnswer> = fc.record({
  final: fc.oneof(
    fc.record({ kind: fc.constant('status' as const), status: number }),
    fc.record({
      kind: fc.constant('network-failure' as const),
      failure: fc.constantFrom(...(['dns', 'timeout', 'reset', 'invalid-response', 'chunking'] as const)),
    }),
  ),
  redirects: number,
  redirectedTo: fc.constantFrom('same-host', 'other-host'),
  errorHours: number,
  cachedCopy: fc.boolean(),
  siteUp: fc.boolean(),
  body: fc.constantFrom(...(['as-written', 'incomplete', 'empty', 'html', 'over-limit', 'utf-16'] as const)),
  contentType: fc.constantFrom('text/plain', 'text/html', 'other'),
  cacheAge: number,
  maxAge: fc.option(number),
  answersErrorsForMissingPages: fc.boolean(),
});

const url = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(fc.constantFrom('http', 'https', 'gopher', 'x'), fc.string({ unit: 'grapheme' }))
    .map(([scheme, rest]) => `${scheme}://${rest}/robots.txt`),
);

describe('arbitrary input', () => {
  test('every answer has an effect, a freshness and a judgement', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...all), (answer, rules) => {
        const effect = effectOf(answer, rules);
        expect(['rules', 'all-allowed', 'all-disallowed', 'reader-fails']).toContain(effect.kind);
        expect(freshnessOf(answer, rules)).toBeDefined();
        expect(judge(null, effect, { outcome: 'allowed' }).by).not.toBe('scope');
        // A cached copy can only be used if there is one.
        expect(effect.kind === 'rules' && effect.copy === 'cached' && !answer.cachedCopy).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('every pair of texts has a scope, and if it names another file, that file applies to the URL', () => {
    fc.assert(
      fc.property(url, url, (robots, page) => {
        const scope = applies(robots, page, null);
        if ('robotsUrl' in scope && scope.kind !== 'not-a-robots-url') {
          expect(applies(scope.robotsUrl, page, null).kind).toBe('applies');
        }
        if (scope.kind === 'applies') {
          expect(applies(`${scope.origin}/robots.txt`, page, null)).toEqual(scope);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
