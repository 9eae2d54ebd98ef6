import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialects, google, yandex } from '../dialects';
import type { Dialect } from '../dialects/dialect';
import { encodeText } from '../source';
import { parseRobotsTxt } from './parse-robots-txt';
import type { RobotsTxt } from './robots-txt';

/** Lines short enough for small files to reach it. */
const SHORT_LINES: Dialect = { ...google, limits: { ...google.limits, lineBytes: 16 } };
/** Yandex ignores a larger file, so only a variant that cuts it has lines to compare. */
const CUTTING = [...dialects, SHORT_LINES].map(
  (dialect): Dialect => ({ ...dialect, limits: { ...dialect.limits, largerFile: 'cut' } }),
);

const piece = fc.constantFrom(
  ...[
    'User-agent: *',
    'user-agent:a',
    'Disallow: /',
    'Allow: /b',
    'Disallow /c',
    'Sitemap: /s',
    'Crawl-delay: 1',
  ],
  ...['\n', '\n', '\n', '\r', '\r\n', '\n\n', ' ', '#', ':', 'x', '%c3', '*', '$'],
  ...['\0', '\v', '\f', '\x1c', '\u0085', '\u2028', '\u2029', '\u00a0', '\u00e9', '\u20ac', '\u{1f577}'],
  ...['\ufeff', '\uff21'],
);
/** Files as bytes, some of which are no UTF-8. */
const file = fc
  .tuple(
    fc.constantFrom('', '', '\ufeff'),
    fc.array(piece, { maxLength: 24 }),
    fc.option(fc.nat(), { freq: 8 }),
  )
  .map(([start, pieces, broken]) => {
    const bytes = encodeText(start + pieces.join(''));
    if (broken !== null && bytes.length > 0) bytes[broken % bytes.length] = 0xe2;
    return bytes;
  });

/** Returns everything that a reading says about the lines before the limit. */
function factsOf(robots: RobotsTxt, bytes: number) {
  const { groups, sitemaps, failureLine } = robots;
  // A limit of one or two bytes may split a byte order mark, which no text can represent.
  if (bytes < 3) return { groups, sitemaps };
  const lines = robots.lines
    .slice(0, robots.linesRead)
    .map(({ kind, directive, field, value }) => [kind, directive, field, value]);
  // A limit right after a line end leaves an empty last line.
  while (lines.at(-1)?.[0] === 'empty') lines.pop();
  return { groups, sitemaps, failureLine, lines };
}

test.each(CUTTING.map((dialect) => [dialect.id, dialect] as const))(
  'a byte limit equals cutting the file there: %s',
  (_, dialect) => {
    fc.assert(
      fc.property(file, (bytes) => {
        const read = (source: Uint8Array, byteLimit: number) =>
          parseRobotsTxt(source, dialect, { byteLimit });
        const limits = Array.from({ length: bytes.length + 1 }, (_, limit) => limit);
        const limited = limits.map((limit) => factsOf(read(bytes, limit), limit));
        const cut = limits.map((limit) =>
          factsOf(read(bytes.subarray(0, limit), Number.POSITIVE_INFINITY), limit),
        );
        expect(limited).toEqual(cut);
      }),
      { numRuns: 100 },
    );
  },
);

test('a larger file is no file for Yandex', () => {
  const text = 'User-agent: *\nDisallow: /a\n';
  const { groups, isTooLarge } = parseRobotsTxt(text, yandex, { byteLimit: text.length - 1 });
  expect({ groups, isTooLarge }).toEqual({ groups: [], isTooLarge: true });
});
