import { describe, expect, it } from 'vitest';
import { plainWords } from '../../../lint/texts';
import { aboutOf } from '../../parts/about-of';
import { reportOf } from './testdata/fake-problems';
import { rowOf } from './testdata/finding-rows';
import { rowsOfReport } from './use-kind-rows';
import { matchesFilter } from './use-matching-rows';

describe('matchesFilter', () => {
  it.each([
    ['', true],
    ['alow', true],
    ['ALOW line', true],
    ['typo-allow', true],
    ['line 2', true],
    ['error', true],
    ['alow warning', false],
    ['disallow-word', false],
  ])('finds the words %j in a finding', (query, found) => {
    expect(matchesFilter(rowOf(), { show: 'all', query })).toBe(found);
  });

  it('finds every word of the explanation', () => {
    const query = plainWords(aboutOf('typo-allow').explain(rowOf().params));
    expect(matchesFilter(rowOf(), { show: 'all', query })).toBe(true);
  });

  it('selects one severity and leaves out guesses', () => {
    expect(matchesFilter(rowOf(), { show: 'error', query: '' })).toBe(true);
    expect(matchesFilter(rowOf(), { show: 'note', query: '' })).toBe(false);
    expect(matchesFilter(rowOf({ isHeuristic: true }), { show: 'error', query: '' })).toBe(false);
    expect(matchesFilter(rowOf({ isHeuristic: true }), { show: 'all', query: 'guess' })).toBe(true);
    expect(matchesFilter(rowOf({ severity: 'tidy' }), { show: 'note', query: '' })).toBe(false);
    expect(matchesFilter(rowOf({ severity: 'tidy' }), { show: 'all', query: 'tidy up' })).toBe(true);
  });
});

describe('rowsOfReport', () => {
  const rows = [
    rowOf(),
    rowOf({ index: 1, severity: 'note' }),
    rowOf({ index: 2, rule: 'smart-quotes' }),
    rowOf({ index: 3, rule: 'path-no-slash', isHeuristic: true }),
  ];
  const kind = (rule: string, severity: 'error' | 'note' = 'error', isHeuristic = false) =>
    ({ rule, isHeuristic, count: 1, severity, fix: null }) as const;

  it('returns the rows of a kind and severity', () => {
    const report = reportOf(rows);
    const indexes = (one: ReturnType<typeof kind>, show: 'all' | 'error' | 'note') =>
      rowsOfReport(report, one, show)?.map((row) => row.index);
    expect(indexes(kind('typo-allow'), 'all')).toEqual([0]);
    expect(indexes(kind('typo-allow'), 'error')).toEqual([0]);
    expect(indexes(kind('typo-allow', 'note'), 'all')).toEqual([1]);
    expect(indexes(kind('typo-allow', 'note'), 'note')).toEqual([1]);
    expect(indexes(kind('path-no-slash', 'error', true), 'all')).toEqual([3]);
  });

  it('returns null when the report holds only the first rows', () => {
    expect(rowsOfReport(reportOf(rows, 1, 2), kind('typo-allow'), 'all')).toBeNull();
    expect(rowsOfReport(reportOf(rows, 1, 2), kind('path-no-slash', 'error', true), 'all')).toHaveLength(1);
  });
});
