import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialects } from '../dialects';
import { decodeSource } from '../source';
import { parseRobotsTxt } from './parse-robots-txt';
import { readAgain } from './read-again';
import type { RobotsTxt } from './robots-txt';

const line = fc.constantFrom(
  'User-agent: *',
  'User-agent: Googlebot',
  'Disallow: /a',
  'Allow: /a/b%c3',
  'Disalow: /c',
  'Crawl-delay: 1',
  'Sitemap: https://h/s',
  '# remark',
  '',
  ' ',
  'no field',
);
const file = fc
  .tuple(
    fc.constantFrom('', '\uFEFF', '\u00ef'),
    fc.array(line, { maxLength: 12 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([start, lines, end]) => start + lines.join(end));

/** Returns what a reading says about groups, lines, sitemaps, limits and a failure. */
function factsOf({
  groups,
  lines,
  sitemaps,
  byteSize,
  byteLimit,
  limitCut,
  linesRead,
  failureLine,
}: RobotsTxt) {
  const facts = lines.map(({ kind, directive, field, value }) => [kind, directive, field, value]);
  return { groups, facts, sitemaps, byteSize, byteLimit, limitCut, linesRead, failureLine };
}

/**
 * Derives every dialect's reading from its own and every other's, where `readAgain` can, and compares it with
 * the dialect's own. Returns the number of comparisons.
 */
function compareAll(latin1: string): number {
  const bytes = new Uint8Array(Buffer.from(latin1, 'latin1'));
  const parsed = dialects.map((dialect) => parseRobotsTxt(bytes, dialect));
  let count = 0;
  for (const former of parsed) {
    for (const own of parsed) {
      const again = readAgain([former], own.dialect);
      if (again === null) continue;
      count++;
      expect(again.dialect).toBe(own.dialect);
      expect(factsOf(again)).toEqual(factsOf(own));
    }
  }
  return count;
}

test('readAgain gives the same result as parsing, for every pair of dialects', () => {
  fc.assert(
    fc.property(file, (text) => {
      // Each dialect rereads its own files, and some reread each other's.
      expect(compareAll(text)).toBeGreaterThan(dialects.length);
    }),
  );
});

test('readAgain applies a byte limit as parsing does', () => {
  const rule = 'User-agent: *\nDisallow: /a\n';
  expect(compareAll(`${rule}#${'#'.repeat(520_000)}\n${rule}`)).toBeGreaterThan(dialects.length);
});

test("readAgain doesn't use a file that was read with a different limit", () => {
  const [google] = dialects;
  if (google === undefined) throw new Error('There are no dialects');
  const { text } = decodeSource(new Uint8Array([65]));
  expect(readAgain([parseRobotsTxt(text, google, { byteLimit: 10 })], google)).toBeNull();
  expect(readAgain([parseRobotsTxt(text, google)], google)).not.toBeNull();
});
