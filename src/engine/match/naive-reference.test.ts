import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, parseRobotsTxt } from '../index';
import { naiveVerdict } from '../testdata/naive-google';
import { CompactOutcome, decideMany } from './decide-many';

const path = fc
  .array(
    fc.constantFrom(
      '/',
      'a',
      'b',
      '*',
      '$',
      '%c3%a9',
      '\u00e9',
      '\udce9',
      '%',
      'index.html',
      '?',
      ';',
      '#',
      ' ',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const agent = fc.constantFrom('*', 'a', 'A/1.0', 'b', 'MJ12bot', '*x', '* x', '', 'a b', '\u212a');
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('User-agent', 'user-agent', 'User-agents'), agent)
    .map(([field, value]) => `${field}: ${value}`),
  fc
    .tuple(fc.constantFrom('Allow', 'Disallow', 'disallow'), path)
    .map(([field, value]) => `${field}: /${value}`),
  fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([field, value]) => `${field}:${value}`),
  fc.constantFrom(
    '',
    '# x',
    'Sitemap: https://a/',
    'Crawl-delay: 1',
    'nonsense',
    'Disallow: /a\0b',
    'Allow:',
    'Disallow: ',
  ),
);
const file = fc
  .array(line, { maxLength: 14 })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));
const url = fc
  .tuple(fc.constantFrom('', 'https://h', '//h', 'h', 'https://h/', '/'), path)
  .map((parts) => parts.join(''));

describe('google, compared with a naive reference', () => {
  test("gives the state machine's verdicts and lines, singly and in batches", () => {
    fc.assert(
      fc.property(
        file,
        fc.constantFrom('a', 'A', 'b', 'mj', 'MJ12bot', 'x', ''),
        fc.array(url, { maxLength: 5 }),
        (text, question, urls) => {
          const robots = parseRobotsTxt(text);
          const many = decideMany(robots, { productTokens: [question] }, urls);
          for (const [index, one] of urls.entries()) {
            const expected = naiveVerdict(text, question, one);
            const verdict = decide(robots, { productTokens: [question], url: one });
            expect({ allowed: verdict.outcome === 'allowed', line: verdict.line }).toEqual(expected);
            expect(many.outcome[index] === CompactOutcome.allowed).toBe(expected.allowed);
            expect(many.line[index]).toBe(expected.line);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('never throws, whatever the bytes and the question', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (bytes, question, one) => {
          const robots = parseRobotsTxt(bytes);
          expect(robots.lines.length).toBe(robots.text.split('\n').length);
          expect(decide(robots, { productTokens: [question], url: one }).path.length).toBeGreaterThan(0);
          expect(decideMany(robots, { productTokens: [[question, 'a'], 'b'] }, [one]).line.length).toBe(1);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
