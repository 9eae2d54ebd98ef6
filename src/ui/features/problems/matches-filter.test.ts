import { describe, expect, it } from 'vitest';
import { matchesFilter } from './matches-filter';
import { rowsOfReport } from './rows-of-report';
import { reportOf } from './testdata/fake-problems';
import { rowOf } from './testdata/finding-rows';

describe('a filter', () => {
  it.each([
    ['', true],
    ['alow', true],
    ['ALOW rule', true],
    ['typo-allow', true],
    ['line 2', true],
    ['error', true],
    ['/x exception', true],
    ['alow warning', false],
    ['disallow-word', false],
  ])('finds words in what is said: %j', (query, found) => {
    expect(matchesFilter(rowOf(), { show: 'all', query })).toBe(found);
  });

  it('leaves one severity, which hints have not', () => {
    expect(matchesFilter(rowOf(), { show: 'error', query: '' })).toBe(true);
    expect(matchesFilter(rowOf(), { show: 'note', query: '' })).toBe(false);
    expect(matchesFilter(rowOf({ isHeuristic: true }), { show: 'error', query: '' })).toBe(false);
    expect(matchesFilter(rowOf({ isHeuristic: true }), { show: 'all', query: 'hint' })).toBe(true);
  });
});

describe('the rows of a report', () => {
  const rows = [
    rowOf(),
    rowOf({ index: 1, severity: 'note' }),
    rowOf({ index: 2, rule: 'smart-quotes' }),
    rowOf({ index: 3, rule: 'path-no-slash', isHeuristic: true }),
  ];
  const kind = (rule: string, isHeuristic = false) =>
    ({ rule, isHeuristic, count: 1, severity: 'error', fix: null }) as const;

  it('are those of a kind and severity', () => {
    const report = reportOf(rows);
    const indexes = (rule: string, show: 'all' | 'note', isHeuristic = false) =>
      rowsOfReport(report, kind(rule, isHeuristic), show)?.map((row) => row.index);
    expect(indexes('typo-allow', 'all')).toEqual([0, 1]);
    expect(indexes('typo-allow', 'note')).toEqual([1]);
    expect(indexes('path-no-slash', 'all', true)).toEqual([3]);
  });

  it('are asked for where the report has not brought all', () => {
    expect(rowsOfReport(reportOf(rows, 1, 2), kind('typo-allow'), 'all')).toBeNull();
    expect(rowsOfReport(reportOf(rows, 1, 2), kind('path-no-slash', true), 'all')).toHaveLength(1);
  });
});
