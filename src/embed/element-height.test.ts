import { expect, it } from 'vitest';
import { createHeightFollower, heightFor, readHeight } from './element-height';

it.each([
  [null, null, { auto: false, start: 420, max: 800 }],
  ['300', null, { auto: false, start: 300, max: 800 }],
  ['50', null, { auto: false, start: 120, max: 800 }],
  ['-5', '-5', { auto: false, start: 120, max: 120 }],
  ['tall', 'wide', { auto: false, start: 420, max: 800 }],
  ['1e9', '1e9', { auto: false, start: 10_000, max: 10_000 }],
  ['content', null, { auto: false, start: null, max: 800 }],
  ['auto', null, { auto: true, start: 420, max: 800 }],
  ['auto', '300', { auto: true, start: 300, max: 300 }],
])('reads height %j and max-height %j', (height, max, expected) => {
  expect(readHeight(height, max)).toEqual(expected);
});

it('gives a frame the height of the content it replaces, within limits', () => {
  expect([150, 333.5, 1e9].map(heightFor)).toEqual([240, 333.5, 10_000]);
});

it.each([
  [null, null, { auto: true, start: 44, max: 800 }],
  ['auto', null, { auto: true, start: 44, max: 800 }],
  ['60', null, { auto: false, start: 60, max: 800 }],
  ['20', '50', { auto: false, start: 44, max: 50 }],
])('reads height %j and max-height %j of a verdict', (height, max, expected) => {
  expect(readHeight(height, max, true)).toEqual(expected);
});

it('follows heights within limits, in whole pixels', () => {
  const follow = createHeightFollower(() => 0);
  expect(follow(500.2, 420, 800)).toBe(501);
  expect(follow(5_000, 501, 800)).toBe(800);
  expect(follow(3, 800, 800)).toBe(120);
  expect(follow(66, 44, 800, true)).toBe(66);
  expect(follow(3, 66, 800, true)).toBe(44);
  for (const odd of [Number.NaN, undefined, 'tall', {}, () => 5]) expect(follow(odd, 420, 800)).toBe(420);
});

it('stops a loop permanently', () => {
  let time = 0;
  const follow = createHeightFollower(() => time);
  let height = 420;
  let changes = 0;
  for (let i = 0; i < 200; i++) {
    time += 99;
    const next = follow(i % 2 ? 300 : 310, height, 800);
    if (next !== height) changes++;
    height = next;
  }
  expect(changes).toBe(50);
  time += 60_000;
  expect(follow(700, height, 800)).toBe(height);
});

it('follows slow changes forever', () => {
  let time = 0;
  const follow = createHeightFollower(() => time);
  let height = 420;
  for (let i = 0; i < 500; i++) {
    time += 101;
    height = follow(i % 2 ? 300 : 310, height, 800);
    expect(height).toBe(i % 2 ? 300 : 310);
  }
});
