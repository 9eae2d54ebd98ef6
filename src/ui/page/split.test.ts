import { expect, it } from 'vitest';
import { clampSplit, DEFAULT_SPLIT, LEAST_SIDE, loadSplit, saveSplit } from './split';

it('leaves both sides their minimum width', () => {
  expect(clampSplit(0, 1_520)).toBe((LEAST_SIDE / 1_520) * 100);
  expect(clampSplit(100, 1_520)).toBe(75);
  expect(clampSplit(45, 1_520)).toBe(45);
  expect(clampSplit(90, 600)).toBe(50);
});

it('uses the default if storage is not available', () => {
  expect(() => saveSplit(60)).not.toThrow();
  expect(loadSplit()).toBe(DEFAULT_SPLIT);
});
