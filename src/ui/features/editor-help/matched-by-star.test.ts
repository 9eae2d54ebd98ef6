import { describe, expect, it } from 'vitest';
import { decide, google, parseRobotsTxt } from '../../../engine';
import { matchedByStar } from './matched-by-star';

/** Returns the part of a path that the star after `|` matches, according to the engine. */
function matched(marked: string, path: string): string | null {
  const at = marked.indexOf('|');
  const pattern = marked.replace('|', '');
  const robots = parseRobotsTxt(`User-agent: *\nDisallow: ${pattern}`, google);
  const verdict = decide(robots, { productTokens: ['a'], url: path });
  const [candidate] = verdict.candidates();
  if (candidate === undefined) throw new Error('the rule does not match');
  return matchedByStar(pattern, at, candidate, verdict.path);
}

describe('matchedByStar', () => {
  it.each([
    ['/|*?x=', '/shop/cart?x=1', 'shop/cart'],
    ['|*/cart$', '/shop/cart', '/shop'],
    ['/*/b/|*c', '/a/b/xc', 'x'],
    ['/|*/b/*c', '/a/b/xc', 'a'],
    ['/a|*b', '/ab', ''],
    ['/a*b|*', '/axbyz', 'yz'],
    ['/a|**b', '/axb', 'x'],
    ['/a*|*b', '/axb', 'x'],
    ['/é/|*', '/%C3%A9/x', 'x'],
  ])('returns what the star after | in %s matched in %s', (pattern, path, expected) => {
    expect(matched(pattern, path)).toBe(expected);
  });

  it('returns null when another pattern matched', () => {
    expect(matchedByStar('/a*', 2, { effectivePattern: '/*b*c', spans: [] }, '/a')).toBeNull();
  });
});
