import { describe, expect, it } from 'vitest';
import { matchBeside } from './go-to-match';
import type { MarkedRule } from './marks/marks-over-text';

const matches: MarkedRule[] = [12, 10, 24].map((line) => ({ line, state: 'lost', blocks: false, length: 1 }));

describe('matchBeside', () => {
  it.each([
    ['first the winner', 1, 1, 12],
    ['then the next', 12, 1, 10],
    ['around the end', 24, 1, 12],
    ['back', 10, -1, 12],
    ['back around the begin', 12, -1, 24],
    ['back from elsewhere to the last', 3, -1, 24],
  ] as const)('goes %s', (_, line, direction, target) => {
    expect(matchBeside(matches, line, direction)?.line).toBe(target);
  });

  it('returns null without matches', () => {
    expect(matchBeside([], 1, 1)).toBeNull();
    expect(matchBeside([], 1, -1)).toBeNull();
  });
});
