import { describe, expect, test } from 'vitest';
import { decide, dialects, parseRobotsTxt } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';
import { lint } from '../engine/lint';
import { crawlers } from './crawlers';
import { dialectOf } from './dialect-of';
import { readCrawler } from './read-crawler';
import { templates } from './templates';

/** Returns the answers of a template's file to its own questions. */
function outcomes(id: string): string[] {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`No template ${id}`);
  return template.probes.map(({ crawler, path }) => {
    const chosen = readCrawler(crawler);
    if (chosen.kind !== 'known') throw new Error(`No crawler ${crawler}`);
    const dialect = dialects.find((candidate) => candidate.id === dialectOf(chosen).id);
    const { outcome } = decide(parseRobotsTxt(template.text(crawlers), dialect), {
      productTokens: chosen.tokens,
      ignoresGlobalGroup: chosen.ignoresGlobalGroup,
      url: path,
    });
    return `${crawler} ${path} ${outcome === 'allowed' ? 'yes' : 'no'}`;
  });
}

describe.each(templates)('the template $id', (template) => {
  test('is a file that ends with a line end and has https sources', () => {
    expect(template.text(crawlers)).toMatch(/^User-agent: /m);
    expect(template.text(crawlers).endsWith('\n')).toBe(true);
    expect(template.probes.length).toBeGreaterThan(2);
    for (const source of template.sources) expect(source).toMatch(/^https:/);
  });

  test('has no findings', () => {
    const context = { crawlers, url: null, robotsUrl: null, answer: PLAIN_ANSWER };
    const found = lint(parseRobotsTxt(template.text(crawlers)), context);
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([]);
  });
});

test('have unique ids', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

test.each([
  ['wordpress', ['yes', 'yes', 'no', 'yes', 'yes']],
  ['magento', ['yes', 'no', 'no', 'no', 'yes', 'yes']],
  ['shop', ['yes', 'yes', 'no', 'no', 'no', 'no']],
  ['drupal', ['yes', 'yes', 'no', 'no', 'no', 'yes']],
  ['mediawiki', ['yes', 'no', 'yes', 'no']],
  ['next-js', ['yes', 'yes', 'no', 'yes', 'yes']],
  ['documentation', ['yes', 'yes', 'no', 'no']],
  ['staging', ['no', 'no', 'no']],
  ['ai-training', ['yes', 'yes', 'no', 'no', 'no', 'no', 'yes', 'yes']],
  ['ai-all', ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['ai-all-but-search', ['yes', 'yes', 'no', 'no', 'no', 'no', 'yes', 'yes']],
])('%s gives the expected answers to its questions', (id, expected) => {
  expect(outcomes(id).map((line) => line.split(' ').at(-1))).toEqual(expected);
});

test('AI templates only name crawlers that request robots.txt, each once', () => {
  for (const id of ['ai-training', 'ai-all', 'ai-all-but-search']) {
    const text = templates.find((template) => template.id === id)?.text(crawlers) ?? '';
    const names = [...text.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name?.toLowerCase());
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(
        crawlers.some(
          ({ productToken, obeysRobots }) =>
            productToken.toLowerCase() === name && (obeysRobots === 'yes' || obeysRobots === 'partly'),
        ),
      ).toBe(true);
  }
});
