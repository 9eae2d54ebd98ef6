import { describe, expect, it } from 'vitest';
import { matchBeside } from './go-to-match';
import type { MarkedRule } from './marks/marks-over-text';

const matches: MarkedRule[] = [12, 10, 24].map((line) => ({ line, state: 'lost', blocks: false, length: 1 }));

describe('matchBeside', () => {
  it.each([
    ['to the winner first', 1, 1, 12],
    ['to the next one', 12, 1, 10],
    ['past the end to the winner', 24, 1, 12],
    ['back to the previous one', 10, -1, 12],
    ['back past the start to the last', 12, -1, 24],
    ['back from elsewhere to the last', 3, -1, 24],
  ] as const)('goes %s', (_, line, direction, target) => {
    expect(matchBeside(matches, line, direction)?.line).toBe(target);
  });

  it('returns null without matches', () => {
    expect(matchBeside([], 1, 1)).toBeNull();
    expect(matchBeside([], 1, -1)).toBeNull();
  });
});
