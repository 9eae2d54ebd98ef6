import { describe, expect, test } from 'vitest';
import { type DialectId, dialects, parseRobotsTxt, selectGroups } from '../index';
import { PathBatch } from './path-batch';
import { rankRules } from './ranked-rules';
import { LEFT_OPEN, NO_RULE, RuleDecider } from './rule-decider';

/** Creates a decider, its ranked rules, and the paths of some URLs as its dialect reads them. */
function made(text: string, urls: readonly string[], id: DialectId = 'google') {
  const robots = parseRobotsTxt(
    text,
    dialects.find((dialect) => dialect.id === id),
  );
  const ranked = rankRules(robots, selectGroups(robots, { productTokens: ['a'] }));
  const paths = new PathBatch(urls.length);
  paths.locate(urls, 0, urls.length, robots.dialect.paths);
  return { decider: new RuleDecider(robots, ranked), ranked, paths, ranks: new Int32Array(urls.length) };
}

describe('the rule that decides a path', () => {
  test('is given by its rank, compiled or not, and NO_RULE means that none decides', () => {
    const { decider, ranked, paths, ranks } = made(
      'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /?q',
      [
        '/a/b/c',
        '/x',
        'https://h/a',
        // Its path needs a slash prepended.
        'https://h?q',
      ],
    );
    for (let round = 0; round < 2; round++) {
      expect(decider.decide(paths, 0, ranks)).toBe(4);
      expect([...ranks].map((rank) => ranked[rank]?.rule.line ?? rank)).toEqual([3, NO_RULE, 2, 4]);
      expect(decider.byteLength > 0).toBe(round === 1);
      decider.prepare(1_000_000);
      ranks.fill(9);
    }
  });

  test('is not compiled for few paths, or for few characters', () => {
    const { decider } = made('User-agent: *\nDisallow: /a\nAllow: /a/b', []);
    decider.prepare(10_000);
    decider.prepare(1_000_000, 64);
    expect(decider.byteLength).toBe(0);
    decider.prepare(1_000_000, 65);
    expect(decider.byteLength).toBeGreaterThan(0);
  });

  test('is LEFT_OPEN if undefined, and NO_RULE if no rule can block the path', () => {
    const open = made('User-agent: a\nAllow: /p\nDisallow: /*.htm', ['/p.htm', '/q.htm'], 'google2020');
    open.decider.prepare(1_000_000);
    open.decider.decide(open.paths, 0, open.ranks);
    expect([...open.ranks]).toEqual([LEFT_OPEN, 0]);
    const free = made('User-agent: a\nDisallow: /', ['/robots.txt', '/robots.txt?'], 'rfc9309');
    free.decider.decide(free.paths, 0, free.ranks);
    expect([...free.ranks]).toEqual([NO_RULE, 0]);
  });

  test.each([1, 1_000_000])(
    'stops after the path that exceeds the limit, and resumes there (%i paths)',
    (prepared) => {
      const rules = Array.from({ length: 30 }, (_, i) => `Disallow: /*${'a*'.repeat(9)}${i}b`).join('\n');
      const urls = Array.from({ length: 10 }, () => `/${'a'.repeat(1_000)}0123456789b`);
      const { decider, paths, ranks } = made(`User-agent: *\n${rules}\nDisallow: /`, urls);
      decider.prepare(prepared);
      const stops: number[] = [];
      for (let at = 0; at < urls.length; stops.push(at)) at = decider.decide(paths, at, ranks, 1);
      expect(stops).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const all = new Int32Array(10);
      expect(decider.decide(paths, 0, all)).toBe(10);
      expect(ranks).toEqual(all);
      expect(decider.decide(paths, 10, all)).toBe(10);
    },
  );
});
