import { expect, it } from 'vitest';
import { duration } from './duration';

it.each([
  [0, '0 hours'],
  [5 / 3600, '5 seconds'],
  [1 / 3600, '1 second'],
  [1 / 60, '1 minute'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [1.5, '1.5 hours'],
  [12, '12 hours'],
  [24, '24 hours'],
  [48, '48 hours'],
  [72, '3 days'],
  [100, '4.2 days'],
  [720, '30 days'],
  [2_147_483_648 / 3600, '24,855.1 days'],
  [Infinity, 'ever'],
])('%d hours are %s', (hours, text) => {
  expect(duration(hours)).toBe(text);
});
