import { describe, expect, it } from 'vitest';
import { firstShown, fixSafely, linesChange, noProblemFound, noProblems, problemsTexts } from './problems';
import { problemCounts, problemsSummary, severityCounts } from './problems-count';

describe('counts', () => {
  it.each([
    [[1, 2, 1], '1 error, 2 warnings, 1 tip', '1 error, 2 warnings', '1 error, 2 warnings'],
    [[0, 1, 0], '1 warning', '1 warning', '1 warning'],
    [[0, 0, 0], '', '', ''],
    [[0, 0, 1200], '1,200 tips', '', '1,200 tips'],
    [[20_000, 0, 3], '20,000 errors, 3 tips', '20,000 errors', '20,000 errors'],
  ] as const)('name errors, warnings and tips: %j', ([error, warning, note], all, problems, summary) => {
    const counts = { error, warning, note };
    expect(severityCounts(counts)).toBe(all);
    expect(problemCounts(counts)).toBe(problems);
    expect(problemsSummary(counts)).toBe(summary);
  });

  it('say that rules may be missing', () => {
    expect(problemsTexts.missesEffects).toBe(
      'Some rules without an effect may be missing here: the rules overlap in so many ways that comparing them would take too long.',
    );
  });

  it('say that there are none, overall or in a filter', () => {
    expect(noProblems(31)).toBe('No problems found in 31 lines.');
    expect(noProblems(1)).toBe('No problems found in 1 line.');
    expect(noProblems(null)).toBe('No problems found.');
    expect(noProblemFound('all', 'x')).toBe('No problem contains “x”.');
    expect(noProblemFound('warning', 'x')).toBe('No warning contains “x”.');
    expect(noProblemFound('note', 'x')).toBe('No tip contains “x”.');
    expect(noProblemFound('error', '')).toBe('This file has no errors.');
  });

  it('say how much of a long list is shown', () => {
    expect(firstShown(200, 20_000)).toBe('Showing the first 200 of 20,000.');
    expect(fixSafely(2)).toBe('Fix 2 automatically');
  });
});

describe('a preview', () => {
  it('counts changed lines', () => {
    expect([1, 2].map(linesChange)).toEqual(['1 line changes', '2 lines change']);
  });
});
