import { expect, test } from 'vitest';
import { keepsVerdicts } from './keeps-verdicts';

/** Returns whether replacing a part of a text keeps all verdicts. */
function keeps(text: string, part: string, insert: string): boolean {
  const from = text.indexOf(part);
  return keepsVerdicts(text, [[from, from + part.length, insert]]);
}

test('a Sitemap line and a value that no crawler reads may change', () => {
  expect(keeps('User-agent: *\nSitemap: /a\n', '/a', '/b')).toBe(true);
  expect(keeps('User-agent: *\nLicense: a\n', ': a', ': b')).toBe(true);
});

test('a line that only some dialects read as a rule must not change', () => {
  expect(keeps('User-agent: *\nDissallow: /a\n', '/a', '/b')).toBe(false);
});
