import { expect, it } from 'vitest';
import { followHeight, heightFor, readHeight } from './element-height';

it.each([
  [undefined, undefined, { auto: false, start: 420, max: 800 }],
  ['300', undefined, { auto: false, start: 300, max: 800 }],
  ['50', undefined, { auto: false, start: 120, max: 800 }],
  ['-5', '-5', { auto: false, start: 120, max: 120 }],
  ['tall', 'wide', { auto: false, start: 420, max: 800 }],
  ['1e9', '1e9', { auto: false, start: 10_000, max: 10_000 }],
  ['content', undefined, { auto: false, start: null, max: 800 }],
  ['auto', undefined, { auto: true, start: 420, max: 800 }],
  ['auto', '300', { auto: true, start: 300, max: 300 }],
])('reads height %j and max-height %j', (height, max, expected) => {
  for (const view of [null, 'both', 'editor', 'overview', 'constructor'])
    expect(readHeight({ height, 'max-height': max }, view)).toEqual({ ...expected, min: 120 });
});

it('gives a frame the height of the content it replaces, within limits', () => {
  expect([150, 333.5, 1e9].map(heightFor)).toEqual([240, 333.5, 10_000]);
});

it.each([
  [undefined, undefined, { auto: true, start: 44, max: 800 }],
  ['auto', undefined, { auto: true, start: 44, max: 800 }],
  ['60', undefined, { auto: false, start: 60, max: 800 }],
  ['20', '50', { auto: false, start: 44, max: 50 }],
])('reads height %j and max-height %j of a verdict', (height, max, expected) => {
  expect(readHeight({ height, 'max-height': max }, 'verdict')).toEqual({ ...expected, min: 44 });
});

it.each([
  [undefined, { auto: true, start: 150 }],
  ['auto', { auto: true, start: 150 }],
  ['420', { auto: false, start: 420 }],
  ['content', { auto: false, start: null }],
])('reads height %j of a sentence', (height, expected) => {
  expect(readHeight({ height }, 'sentence')).toEqual({ ...expected, min: 120, max: 800 });
});

/** Follows heights from 420 pixels on. */
function follower() {
  const followed = { height: 420, changes: [] };
  return (reported: unknown, time = 0, min = 120): number | null => {
    followHeight(followed, reported, { min, max: 800 }, time);
    return followed.height;
  };
}

it('follows heights within limits, in whole pixels', () => {
  const follow = follower();
  expect([500.2, 5_000, 3].map((reported) => follow(reported))).toEqual([501, 800, 120]);
  expect([follow(66, 0, 44), follow(3, 0, 44)]).toEqual([66, 44]);
  for (const odd of [Number.NaN, undefined, 'tall', {}, () => 5]) expect(follow(odd)).toBe(44);
});

it('stops a loop permanently', () => {
  const follow = follower();
  const heights = Array.from({ length: 200 }, (_, i) => follow(i % 2 ? 300 : 310, i * 99));
  expect(heights.filter((height, i) => height !== heights[i - 1])).toHaveLength(50);
  expect(follow(700, 90_000)).toBe(heights.at(-1));
});

it('follows slow changes forever', () => {
  const follow = follower();
  for (let i = 0; i < 500; i++) expect(follow(i % 2 ? 300 : 310, i * 101)).toBe(i % 2 ? 300 : 310);
});
