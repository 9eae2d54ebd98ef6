import { describe, expect, it } from 'vitest';
import { decide, google, parseRobotsTxt } from '../../../engine';
import { takenByStar } from './taken-by-star';

/** What the star behind the `|` took of a path, asked of the engine. */
function taken(marked: string, path: string): string | null {
  const at = marked.indexOf('|');
  const pattern = marked.replace('|', '');
  const robots = parseRobotsTxt(`User-agent: *\nDisallow: ${pattern}`, google);
  const verdict = decide(robots, { productTokens: ['a'], url: path });
  const [candidate] = verdict.candidates();
  if (candidate === undefined) throw new Error('the rule does not match');
  return takenByStar(pattern, at, candidate, verdict.path);
}

describe('takenByStar', () => {
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
  ])('%s took of %s what the engine says', (pattern, path, expected) => {
    expect(taken(pattern, path)).toBe(expected);
  });

  it('says nothing where another pattern matched', () => {
    expect(takenByStar('/a*', 2, { effectivePattern: '/*b*c', spans: [] }, '/a')).toBeNull();
  });
});
