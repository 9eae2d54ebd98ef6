import { describe, expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import { holdContest } from './contest';
import { LONG_PIECE } from './glob';
import { rankRules } from './ranked-rules';
import { selectGroups } from './select-groups';

/** The most characters that comparing `rules` patterns of `wildcards` stars with a path may touch. */
function bound(rules: number, path: number, wildcards: number): number {
  return rules * path * wildcards;
}

function stepsFor(patterns: readonly string[], path: string): number {
  const robots = parseRobotsTxt(
    `User-agent: *\n${patterns.map((pattern) => `Disallow: ${pattern}`).join('\n')}`,
    undefined,
    {
      byteLimit: Number.POSITIVE_INFINITY,
    },
  );
  const steps = { count: 0 };
  holdContest(robots, rankRules(robots, selectGroups(robots, { productTokens: ['x'] })), path, steps);
  return steps.count;
}

describe('steps of the matcher on hostile patterns', () => {
  test('5,000 × /*a*a*…*b against a URL of 100 KB', () => {
    const wildcards = 12;
    const pattern = `/${'*a'.repeat(wildcards - 1)}*b`;
    const path = `/${'a'.repeat(100_000)}`;
    const steps = stepsFor(new Array<string>(5000).fill(pattern), path);
    expect(steps).toBeGreaterThan(5000);
    expect(steps).toBeLessThanOrEqual(bound(5000, path.length, wildcards));
  });

  test('a piece of 8,000 characters that almost occurs everywhere stays linear', () => {
    const path = `/${'a'.repeat(1_000_000)}`;
    const steps = stepsFor([`/*${'a'.repeat(8000)}b`], path);
    expect(steps).toBeGreaterThan(path.length);
    expect(steps).toBeLessThanOrEqual(path.length * LONG_PIECE);
  });

  test('twice the path is at most about twice the work', () => {
    const pattern = `/${'*a'.repeat(200)}*b`;
    const once = stepsFor([pattern], `/${'a'.repeat(50_000)}`);
    const twice = stepsFor([pattern], `/${'a'.repeat(100_000)}`);
    expect(twice).toBeLessThanOrEqual(once * 2.1);
  });
});
