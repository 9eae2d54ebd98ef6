import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialect, dialects, google, python } from '../dialects';
import { PLAIN_ANSWER, type ServerAnswer } from '../fetch';
import { parseRobotsTxt } from '../parse';
import { CrawlerRules } from './crawler-rules';
import { decideUrls } from './decide-many';
import type { Condition } from './question';
import { UrlBatch } from './url-batch';
import { UrlDecider } from './url-decider';
import { decide } from './verdict';

const line = fc.constantFrom(
  'User-agent: a',
  'User-agent: *',
  'User-agent: b',
  'Disallow: /',
  'Disallow: /x',
  'Disallow: /*x',
  'Disallow:',
  'Disallow: //[',
  'Disallow: /\vAllow: /x',
  'Allow: /x',
  'Allow: /x/index.html',
  'Allow: /robots.txt',
  '#\udce9',
  '',
);
const file = fc.array(line, { maxLength: 10 }).map((lines) => lines.join('\n'));
const url = fc.constantFrom(
  '/',
  '/x',
  'https://h/x/',
  'https://h:443/yx',
  'https://h/robots.txt',
  'http://h/x',
  'https://i/x',
  'ftp://h/x',
  'gopher://h/x',
  'mailto:a',
  '',
);
const crawler = fc.record({
  productTokens: fc.constantFrom(['a'], ['b', 'a'], ['c'], []),
  ignoresGlobalGroup: fc.boolean(),
});
const final = fc.constantFrom<ServerAnswer['final'][]>(
  ...[200, 200, 201, 204, 403, 404, 429, 503].map((status) => ({ kind: 'status', status }) as const),
  { kind: 'network-failure', failure: 'dns' },
  { kind: 'network-failure', failure: 'timeout' },
);
const condition: fc.Arbitrary<Condition> = fc.record({
  robotsUrl: fc.constantFrom(
    null,
    'https://h/robots.txt',
    'https://h/folder/robots.txt',
    'gopher://h/robots.txt',
    'x',
  ),
  answer: final.map((each) => ({ ...PLAIN_ANSWER, final: each })),
});

describe('one URL and many', () => {
  test('get the same judgement, line and rule, for any file, location and answer', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        file,
        crawler,
        fc.array(url, { maxLength: 6 }),
        fc.option(condition),
        fc.constantFrom(...dialects),
        (source, question, urls, supposed, dialect: Dialect) => {
          const robots = parseRobotsTxt(source, dialect);
          const rules = new CrawlerRules(robots, question, supposed);
          const ranks = decideUrls(rules, urls);
          for (const [i, each] of urls.entries()) {
            const verdict = decide(robots, { ...question, url: each }, supposed);
            const { judgement, winner } = verdict;
            const rank = ranks[i] as number;
            expect(rules.judgementOf(rank)).toEqual(judgement);
            expect(rules.lineOf(rank)).toBe(judgement.by === 'rules' ? verdict.line : 0);
            if (judgement.by === 'rules' && winner !== null) expect(rules.ruleOf(rank)).toBe(winner);
            seen.add(`${judgement.outcome} by ${judgement.by}`);
          }
        },
      ),
      { numRuns: 3_000 },
    );
    expect([...seen].sort()).toEqual([
      'allowed by answer',
      'allowed by rules',
      'disallowed by answer',
      'disallowed by rules',
      'not-applicable by scope',
      'undefined by answer',
      'undefined by rules',
    ]);
  });

  test('are decided alike in one batch, in pieces and as parts of longer texts', () => {
    const robots = parseRobotsTxt('User-agent: *\nDisallow: /x\nAllow: /x/y', google);
    const rules = new CrawlerRules(
      robots,
      { productTokens: [] },
      { robotsUrl: 'https://h/robots.txt', answer: PLAIN_ANSWER },
    );
    const urls = ['https://h/x', 'https://h/x/y', 'https://i/x', 'https://h/'];
    const text = urls.join('');
    const batch = new UrlBatch(4);
    const ranks = new Int32Array(4);
    const decider = new UrlDecider(rules);
    for (let round = 0; round < 2; round++) {
      batch.clear();
      for (const each of urls) batch.add(each, text, text.indexOf(each));
      ranks.fill(9);
      for (let at = 0; at < batch.length; ) at = decider.decide(batch, at, ranks, 1);
      expect(ranks).toEqual(decideUrls(rules, urls));
      urls.reverse();
    }
    expect([...ranks].map((rank) => rules.lineOf(rank))).toEqual([2, 3, 0, 0].reverse());
  });
});

test('names the rule in a line at which reading fails, although no rule is compared', () => {
  const robots = parseRobotsTxt('User-agent: a\nDisallow: //[', python);
  const rules = new CrawlerRules(robots, { productTokens: ['a'] });
  const [rank = 9] = decideUrls(rules, ['/x']);
  expect(rules.judgementOf(rank)).toEqual({ outcome: 'undefined', by: 'rules' });
  expect([rules.lineOf(rank), rules.ruleOf(rank)?.line, rules.deciding.length]).toEqual([2, 2, 0]);
});

test('assumes that a file with an unknown location is at the origin of the URL', () => {
  const robots = parseRobotsTxt('User-agent: *\nDisallow: /', google);
  const at = (url: string) =>
    decide(robots, { productTokens: [], url }, { robotsUrl: null, answer: PLAIN_ANSWER });
  expect(at('https://h/x')).toMatchObject({ scope: null, judgement: { outcome: 'disallowed', by: 'rules' } });
  expect(at('gopher://h/x')).toMatchObject({
    scope: { kind: 'unsupported-scheme', scheme: 'gopher' },
    judgement: { outcome: 'not-applicable', by: 'scope' },
  });
});
