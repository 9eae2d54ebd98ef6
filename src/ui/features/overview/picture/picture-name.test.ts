import { expect, test } from 'vitest';
import { pictureName } from './picture-name';

test.each([
  ['', 'robots-txt.png'],
  ['my-shop.test', 'robots-txt-my-shop.test.png'],
  ['127.0.0.1:8080', 'robots-txt-127.0.0.1-8080.png'],
  ['[::1]', 'robots-txt-1.png'],
  [`${'a'.repeat(90)}.test`, `robots-txt-${'a'.repeat(80)}.png`],
])('%j: %s', (host, name) => {
  expect(pictureName(host)).toBe(name);
});
