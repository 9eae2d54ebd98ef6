import { expect, test } from 'vitest';
import { withOwnSize } from './own-size';

test('texts of the same size get different sizes, and keep what they say', () => {
  const texts = Array.from({ length: 50 }, (_, release) => `<script src="${1000 + release}.js"></script>`);
  const sizes = texts.map((text) => withOwnSize(text).length);
  expect(new Set(sizes).size).toBeGreaterThan(47);
  expect(withOwnSize('<p>').trimEnd()).toBe('<p>');
});

test('a size follows from the text alone', () => {
  const once = withOwnSize('self.a()');
  expect(withOwnSize(once)).toBe(once);
});
