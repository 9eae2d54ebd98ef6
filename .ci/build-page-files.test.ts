import { expect, test } from 'vitest';
import { withAddress } from './build-page-files.mjs';

const PAGE = '<meta content="./social-card.png" /><link rel="canonical" href="./" />';

test('the page names its picture by a whole address if it knows its own', () => {
  expect(withAddress(PAGE, 'https://robots.example/tester/')).toBe(
    '<meta content="https://robots.example/tester/social-card.png" /><link rel="canonical" href="https://robots.example/tester/" />',
  );
  expect(withAddress(PAGE, '')).toBe(PAGE);
});

test.each(['robots.example', 'https://robots.example/tester', 'https://robots.example/?a/', 'ftp://a/'])(
  'refuses %s as an address',
  (address) => {
    expect(() => withAddress(PAGE, address)).toThrow(`TESTER_ADDRESS is ${address}`);
  },
);
