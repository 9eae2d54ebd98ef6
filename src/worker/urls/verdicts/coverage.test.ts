import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../../../engine';
import { ruleCoverage } from './coverage';
import { finish } from './testdata/finish';
import {
  crawlerNamed,
  fileLines,
  questionOf,
  someCondition,
  someCrawlers,
  someUrls,
} from './testdata/questions';
import { referenceCells } from './testdata/reference';
import { type UrlsQuestion, UrlVerdicts } from './url-verdicts';

function coverage(question: UrlsQuestion) {
  const verdicts = new UrlVerdicts();
  verdicts.setQuestion(question);
  finish(verdicts.compute());
  return finish(ruleCoverage(verdicts.columns));
}

describe('coverage', () => {
  test('counts a URL once for each line that decides it for at least one crawler', () => {
    fc.assert(
      fc.property(fileLines, someUrls, someCrawlers, someCondition, (lines, urls, crawlers, condition) => {
        const question = questionOf(lines, urls, crawlers, condition);
        const cells = referenceCells(question);
        const expected = new Map<number, number>();
        for (const row of urls.keys()) {
          const own = cells.slice(row * crawlers.length, (row + 1) * crawlers.length);
          for (const line of new Set(own.map((cell) => cell.line)))
            if (line > 0 && !failingLines(question).has(line))
              expected.set(line, (expected.get(line) ?? 0) + 1);
        }
        const { urlsByLine } = coverage(question);
        const found = [...urlsByLine.entries()].filter(([, count]) => count > 0);
        expect(new Map(found)).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  test('distinguishes rules that decide nothing from rules that apply to no crawler', () => {
    const lines = [
      'User-agent: a',
      'Disallow: /x',
      'Allow: /x',
      'Disallow: /never',
      'User-agent: b',
      'Disallow: /x',
      'Allow: /y',
      'User-agent: *',
      'Disallow: /',
    ];
    const question = questionOf(
      lines,
      ['/x', '/xy', '/z'],
      [crawlerNamed('a'), crawlerNamed('b'), crawlerNamed('a')],
    );
    const { urlsByLine, idle, unfollowed } = coverage(question);
    expect([...urlsByLine]).toEqual([0, 0, 0, 2, 0, 0, 2, 0, 0, 0]);
    expect(idle).toEqual([2, 4, 7]);
    expect(unfollowed).toEqual([9]);
  });

  test('applies no rules if the file is not read', () => {
    const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } as const;
    const question = questionOf(['User-agent: *', 'Disallow: /'], ['/x'], [crawlerNamed('a')], {
      robotsUrl: null,
      answer,
    });
    expect(coverage(question)).toEqual({ urlsByLine: new Uint32Array(3), idle: [], unfollowed: [2] });
  });

  test('is empty without columns', () => {
    expect(finish(ruleCoverage([]))).toEqual({ urlsByLine: new Uint32Array(1), idle: [], unfollowed: [] });
  });
});

/** Lines at which a dialect stops reading. They decide verdicts but aren't rules. */
function failingLines({ file, crawlers }: UrlsQuestion): Set<number | null> {
  return new Set(crawlers.map(({ dialect }) => file.readBy(dialect).failureLine));
}
