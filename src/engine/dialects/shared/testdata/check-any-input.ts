import fc from 'fast-check';
import { expect } from 'vitest';
import { decide } from '../../../match';
import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { parseRobotsTxt } from '../../../parse';
import type { Dialect } from '../../dialect';

const parts = fc.constantFrom(
  ...['User-agent: ', 'Allow: ', 'Disallow: ', 'Sitemap: ', '#', ':', '\n', '\r\n', '\n\n', ' \n', ' ', '\0'],
  ...[
    'a',
    'MJ12bot',
    'YandexBot/3.0',
    '*',
    '$',
    '/',
    '?',
    '%',
    '%2A',
    '%3f',
    '%62',
    '\u30c4',
    '\ufeff',
    '.php',
  ],
);

const file = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: parts.map((part) => Buffer.from(part)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 5 }) },
    ),
    { maxLength: 40 },
  )
  .map((chunks) => new Uint8Array(Buffer.concat(chunks)));

const token = fc.oneof(
  fc.constantFrom('a', 'MJ12bot', 'YandexBot', 'Yandex', ''),
  fc.string({ unit: 'binary' }),
);
const url = fc.oneof(
  fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('')}`),
  fc.string({ unit: 'binary' }),
);

/**
 * Checks that no bytes and no question cause an error, and that `decideMany` gives each URL the verdict of
 * `decide`.
 */
export function checkAnyInput(dialect: Dialect): void {
  fc.assert(
    fc.property(
      file,
      fc.array(token, { maxLength: 3 }),
      fc.boolean(),
      fc.array(url, { maxLength: 4 }),
      (bytes, productTokens, ignoresGlobalGroup, urls) => {
        const robots = parseRobotsTxt(bytes, dialect);
        const crawler = { productTokens, ignoresGlobalGroup };
        const many = decideMany(robots, crawler, urls);
        for (const [i, one] of urls.entries()) {
          const { outcome, line } = decide(robots, { ...crawler, url: one });
          expect([many.outcome[i], many.line[i]]).toEqual([CompactOutcome[outcome], line]);
        }
      },
    ),
    { numRuns: 2000 },
  );
}
