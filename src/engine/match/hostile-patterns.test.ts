import { describe, expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import { matchRules } from './contest';
import { LONG_PIECE } from './glob';
import { rankRules } from './ranked-rules';
import { selectGroups } from './select-groups';

/** Maximum number of characters compared for `rules` patterns with `wildcards` stars each on one path. */
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
  matchRules(robots, rankRules(robots, selectGroups(robots, { productTokens: ['x'] })), path, steps);
  return steps.count;
}

describe('steps of the matcher on hostile patterns', () => {
  test('are bounded for 5,000 × /*a*a*…*b and a URL of 100 KB', () => {
    const wildcards = 12;
    const pattern = `/${'*a'.repeat(wildcards - 1)}*b`;
    const path = `/${'a'.repeat(100_000)}`;
    const steps = stepsFor(new Array<string>(5000).fill(pattern), path);
    expect(steps).toBeGreaterThan(5000);
    expect(steps).toBeLessThanOrEqual(bound(5000, path.length, wildcards));
  });

  test('are linear for a piece of 8,000 characters that almost occurs everywhere', () => {
    const path = `/${'a'.repeat(1_000_000)}`;
    const steps = stepsFor([`/*${'a'.repeat(8000)}b`], path);
    expect(steps).toBeGreaterThan(path.length);
    expect(steps).toBeLessThanOrEqual(path.length * LONG_PIECE);
  });

  test('at most about double for a path twice as long', () => {
    const pattern = `/${'*a'.repeat(200)}*b`;
    const once = stepsFor([pattern], `/${'a'.repeat(50_000)}`);
    const twice = stepsFor([pattern], `/${'a'.repeat(100_000)}`);
    expect(twice).toBeLessThanOrEqual(once * 2.1);
  });
});
