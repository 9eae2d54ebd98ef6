import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bing, CrawlerRules, decideUrls, google, parseRobotsTxt, rfc9309, yandex } from '../../engine';
import type { FileFindings, Finding } from '../../lint';
import { fixAll, LintedFile } from '../../lint/fixes';
import { ParsedFile } from '../document/parsed-file';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';
import { changesVerdicts } from './text-check';

const neutral = [...lintEngine.lintRules].flatMap(([id, rule]) => (rule.fix === 'neutral' ? [id] : []));

/** Applies all neutral fixes to a text, rule by rule, and all of a rule at once. */
function mended(text: string): string {
  let file = new LintedFile(ParsedFile.open({ source: text }), lintEngine.NO_CONTEXT, lintEngine);
  for (const rule of neutral) {
    for (const severity of ['problem', 'note', 'tidy'] as const) {
      file = finish(fixAll(file, { kind: 'rule', rule, severity }, changesVerdicts)).result;
    }
  }
  return file.text;
}

const TOKENS = ['a', 'b', 'Googlebot', 'YandexBot', 'Unknown'];
const URLS = ['/', '/x', '/x/y', '/x/y/z', '/a', '/ab', '/%41', '/a?b=1', '/index.html', '/x.php', '/a/b/'];

/** Lists the verdicts of all crawlers on some addresses. */
function verdicts(text: string): string {
  return [google, rfc9309, bing, yandex]
    .flatMap((dialect) => {
      const robots = parseRobotsTxt(text, dialect);
      return [[], ...TOKENS.map((token) => [token])].map((productTokens) => {
        const rules = new CrawlerRules(robots, { productTokens });
        return Array.from(decideUrls(rules, URLS), (rank) => rules.decisionOf(rank).outcome).join();
      });
    })
    .join(' ');
}

const line = fc.oneof(
  fc.constantFrom('', '# note', 'Sitemap: https://e.com/s.xml', 'Crawl-delay: 5', 'Unicorn: /x'),
  fc
    .tuple(
      fc.constantFrom('User-agent', 'user-agent', 'Useragent', 'User-agent '),
      fc.constantFrom('*', 'a', 'A', 'b', 'Googlebot', 'YandexBot', 'Googlebot*', 'a/1.0'),
    )
    .map(([field, name]) => `${field}: ${name}`),
  fc
    .tuple(
      fc.constantFrom('Disallow', 'Allow', 'Allow', 'Dissallow', 'allow', 'Disallow '),
      fc.constantFrom(
        '',
        '/',
        '/x',
        '/x',
        '/x/',
        '/x/y',
        '/x*',
        '/x**y',
        '/%41',
        '/%c3%a9',
        '/a#b',
        '*',
        '/index.html',
      ),
      fc.constantFrom('', '', ' # why'),
    )
    .map(([field, path, comment]) => `${field}: ${path}${comment}`),
);

test('a folded finding whose fixes conflict is fixed in rounds', () => {
  const group = (path: string) => `User-agent: a\nDisallow: ${path}\n`;
  const text = ['/a', '/b', '/c', '/d'].map(group).join('\n');
  const file = new LintedFile(ParsedFile.open({ source: text }), lintEngine.NO_CONTEXT, lintEngine);
  const choice = { kind: 'rule', rule: 'duplicate-groups', severity: 'tidy' } as const;
  const { result } = finish(fixAll(file, choice, changesVerdicts));
  expect(result.text.match(/^User-agent/gm)?.length).toBe(1);
  expect(result.text.match(/^Disallow: \/[a-d]$/gm)?.length).toBe(4);
});

test('tidying up applies only the fixes of tidy findings, and changes no verdict', () => {
  const text = 'User-agent: a\nDisallow : /x\nAlow: /x/y\nUser-agent: b\nDisallow: /z\n';
  const file = new LintedFile(ParsedFile.open({ source: text }), lintEngine.NO_CONTEXT, lintEngine);
  const { result, fixed } = finish(fixAll(file, { kind: 'tidy' }, changesVerdicts));
  expect(result.text).toBe('User-agent: a\nDisallow: /x\nAlow: /x/y\n\nUser-agent: b\nDisallow: /z\n');
  expect(fixed).toBe(2);
});

test('tidying up leaves out a fix that would change a verdict', () => {
  const text = 'User-agent: a\nDisallow: /x\n';
  /** Reports the first Disallow line, with a fix that removes it. */
  const engine: typeof lintEngine = {
    ...lintEngine,
    lintRules: new Map([['any', { dialects: 'all', kind: 'cosmetic', fix: 'neutral', check: () => {} }]]),
    *lintSteps(robots): Generator<void, FileFindings> {
      yield;
      const read = robots.readBy('google').text;
      const from = read.indexOf('Disallow');
      const to = read.length;
      if (from < 0) return { findings: [], missesEffects: false };
      const place = { line: 2, from, to, related: [] };
      const finding: Finding = {
        rule: 'any',
        severity: 'tidy',
        ...place,
        params: {},
        fix: () => [[from, to, '']],
      };
      return { findings: [finding], missesEffects: false };
    },
  };
  const file = new LintedFile(ParsedFile.open({ source: text }), engine.NO_CONTEXT, engine);
  expect(finish(fixAll(file, { kind: 'tidy' }, changesVerdicts)).rounds).toEqual([]);
  const ofRule = finish(fixAll(file, { kind: 'rule', rule: 'any', severity: 'tidy' }, changesVerdicts));
  expect(ofRule.result.text).toBe('User-agent: a\n');
});

test('all neutral fixes together change no verdict in the dialect of any crawler', () => {
  expect(neutral.length).toBeGreaterThan(10);
  let changed = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), fc.boolean(), (lines, ends) => {
      const text = lines.join('\n') + (ends ? '\n' : '');
      const after = mended(text);
      if (after !== text) changed++;
      expect(verdicts(after)).toBe(verdicts(text));
    }),
    {
      numRuns: 400,
      // A dialect that reads no `Useragent` has both rules in one group.
      examples: [[['User-agent: *', 'Allow: /', 'Disallow: ', 'Useragent: A', 'Disallow: /'], false]],
    },
  );
  expect(changed).toBeGreaterThan(50);
});
