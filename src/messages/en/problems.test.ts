import { describe, expect, it } from 'vitest';
import {
  firstShown,
  fixDone,
  fixSafely,
  ignoreDone,
  linesChange,
  noProblemFound,
  noProblems,
  severityCounts,
  verdictAfterFix,
} from './problems';
import { problemsTotal } from './problems-count';

describe('counts', () => {
  it.each([
    [0, 'No problems'],
    [1, '1 problem'],
    [20_000, '20,000 problems'],
  ])('%i', (problems, text) => {
    expect(problemsTotal(problems)).toBe(text);
  });

  it.each([
    [[1, 2, 1], '1 error, 2 warnings, 1 note'],
    [[0, 1, 0], '1 warning'],
    [[0, 0, 0], ''],
    [[0, 0, 1200], '1,200 notes'],
  ] as const)('by severity %j', ([error, warning, note], text) => {
    expect(severityCounts({ error, warning, note })).toBe(text);
  });

  it('of nothing', () => {
    expect(noProblems(31)).toBe('No problems found in 31 lines.');
    expect(noProblems(1)).toBe('No problems found in 1 line.');
    expect(noProblems(null)).toBe('No problems found.');
    expect(noProblemFound('all', 'x')).toBe('No problem contains “x”.');
    expect(noProblemFound('warning', 'x')).toBe('No warning contains “x”.');
    expect(noProblemFound('error', '')).toBe('There is no error in this file.');
  });

  it('of a long list', () => {
    expect(firstShown(200, 20_000)).toBe('The first 200 of 20,000 are shown.');
    expect(fixSafely(2)).toBe('Fix 2 automatically');
  });
});

describe('what was done', () => {
  it('names the line, or how many', () => {
    expect(fixDone({ line: 29, did: 'changed to Disallow' })).toBe('Line 29 changed to Disallow.');
    expect(fixDone({ line: 0, did: 'a group was added' })).toBe('The file was mended: a group was added.');
    expect(fixDone({ problems: 12 })).toBe('12 problems fixed.');
    expect(ignoreDone(7)).toBe('A comment puts this problem aside in line 7.');
    expect(ignoreDone(0)).toBe('A comment in the file puts this problem aside.');
  });

  it('says what became of the verdict', () => {
    expect([true, false, null].map(verdictAfterFix)).toEqual([
      'The verdict has changed.',
      'Verdict unchanged.',
      '',
    ]);
  });

  it('counts lines', () => {
    expect([1, 2].map(linesChange)).toEqual(['1 line changes', '2 lines change']);
  });
});
