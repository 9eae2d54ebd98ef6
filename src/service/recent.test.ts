import { describe, expect, test } from 'vitest';
import { Recent } from './recent';

describe('a recent answer', () => {
  test('is kept until it is too old', () => {
    const recent = new Recent<string>(60_000, 100);
    recent.set('a', 'A', 10, 0);
    expect(recent.get('a', 59_999)).toBe('A');
    expect(recent.get('a', 60_000)).toBeUndefined();
    expect(recent.get('b', 0)).toBeUndefined();
  });

  test('is replaced by a newer one, which resets its age', () => {
    const recent = new Recent<string>(60_000, 100);
    recent.set('a', 'old', 10, 0);
    recent.set('b', 'B', 10, 10_000);
    recent.set('a', 'new', 10, 50_000);
    expect(recent.get('b', 70_000)).toBeUndefined();
    expect(recent.get('a', 70_000)).toBe('new');
  });

  test('is dropped if there is no room, the oldest first, and not kept if it is too large', () => {
    const recent = new Recent<string>(60_000, 100);
    recent.set('a', 'A', 60, 0);
    recent.set('b', 'B', 30, 1);
    recent.set('c', 'C', 40, 2);
    expect(['a', 'b', 'c'].map((key) => recent.get(key, 3))).toEqual([undefined, 'B', 'C']);
    recent.set('d', 'D', 101, 3);
    expect(['b', 'c', 'd'].map((key) => recent.get(key, 4))).toEqual([undefined, undefined, undefined]);
    recent.set('e', 'E', 100, 5);
    expect(recent.get('e', 6)).toBe('E');
  });
});
