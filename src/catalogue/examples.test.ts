import { describe, expect, it } from 'vitest';
import { decide, parseRobotsTxt } from '../engine';
import { lint, lintRules, NO_CONTEXT } from '../lint';
import { examples, firstRunExample } from '.';
import { crawlers } from './crawlers';
import { readCrawler } from './full';

/**
 * Answers of Google's parser, derived from google-parser.md (6 to 8). The rule's text is included, so that
 * edits that move lines fail here. The engine is tested against the same table.
 */
const expected: Record<string, { outcome: 'allowed' | 'disallowed'; line: number; rule: string }> = {
  // Matching: /shop/ (6), /*?x= (5), /shop/cart (10), and from the second group /shop (5).
  shop: { outcome: 'disallowed', line: 12, rule: 'Disallow: /shop/cart' },
  // One group for * and BadBot; the later empty rule of * has length 0.
  'crawl-delay': { outcome: 'disallowed', line: 8, rule: 'Disallow: /' },
  // One group for * and the whole list.
  sitemap: { outcome: 'disallowed', line: 11, rule: 'Disallow: /' },
  // /guide/* (8) against /guide/$ (8), from the index.htm rule.
  tie: { outcome: 'allowed', line: 8, rule: 'Allow: /guide/index.html' },
};

describe('the examples', () => {
  it('are the four of the menu, with the shop first', () => {
    expect(examples.map(({ id }) => id)).toEqual(Object.keys(expected));
    expect(firstRunExample.id).toBe('shop');
  });

  it.each(examples)('$id is well-formed', (example) => {
    expect(example.title.trim()).not.toBe('');
    expect(example.about).toMatch(/^[A-Z][^\n]*\.$/);
    expect(example.text).not.toMatch(/\r|[ \t]$|^[ \t]/m);
    expect(readCrawler(example.crawler)).toMatchObject({ kind: 'known' });
    expect(new URL(example.url).href).toBe(example.url);
    if (example.source !== undefined)
      expect(example.source).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/issues\/\d+$/);
  });

  it.each(examples)('$id has the deciding rule in the expected line', ({ id, text }) => {
    const { outcome, line, rule } = expected[id] ?? { outcome: 'none', line: 0, rule: '' };
    expect(text.split('\n')[line - 1]).toBe(rule);
    expect(rule.startsWith('Allow')).toBe(outcome === 'allowed');
  });

  it.each(examples)('$id gets the expected verdict', ({ id, text, crawler, url }) => {
    const chosen = readCrawler(crawler);
    if (chosen.kind !== 'known') throw new Error(`${crawler} is not in the catalogue`);
    const verdict = decide(parseRobotsTxt(text), {
      productTokens: chosen.tokens,
      ignoresGlobalGroup: chosen.ignoresGlobalGroup,
      url,
    });
    expect({ outcome: verdict.outcome, line: verdict.line }).toEqual({
      outcome: expected[id]?.outcome,
      line: expected[id]?.line,
    });
  });

  it('begin with a file that has one error, no warning and at most two tips', () => {
    const { text, url } = firstRunExample;
    const found = lint(parseRobotsTxt(text), { ...NO_CONTEXT, crawlers, url }).filter(
      ({ rule }) => !lintRules.get(rule)?.isHeuristic,
    );
    const number = (severity: string) => found.filter((finding) => finding.severity === severity).length;
    expect([number('error'), number('warning')]).toEqual([1, 0]);
    expect(number('note')).toBeLessThanOrEqual(2);
  });

  it('link to the two threads that they come from', () => {
    expect(examples.flatMap(({ source }) => source ?? [])).toEqual([
      'https://github.com/google/robotstxt/issues/51',
      'https://github.com/ai-robots-txt/ai.robots.txt/issues/215',
    ]);
  });
});
