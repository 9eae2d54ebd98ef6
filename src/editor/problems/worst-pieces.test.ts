import { describe, expect, it } from 'vitest';
import { worst, worstPieces } from './worst-pieces';

describe('worstPieces', () => {
  it('shows the worst severity where several overlap', () => {
    expect(
      worstPieces([
        { from: 0, to: 20, severity: 'note' },
        { from: 5, to: 10, severity: 'error' },
        { from: 8, to: 15, severity: 'warning' },
        { from: 30, to: 31, severity: 'guess' },
      ]),
    ).toEqual([
      { from: 0, to: 5, severity: 'note' },
      { from: 5, to: 10, severity: 'error' },
      { from: 10, to: 15, severity: 'warning' },
      { from: 15, to: 20, severity: 'note' },
      { from: 30, to: 31, severity: 'guess' },
    ]);
  });

  it('joins adjacent pieces of the same severity, and has no empty piece', () => {
    expect(
      worstPieces([
        { from: 0, to: 5, severity: 'note' },
        { from: 5, to: 9, severity: 'note' },
        { from: 12, to: 12, severity: 'error' },
      ]),
    ).toEqual([{ from: 0, to: 9, severity: 'note' }]);
  });
});

it('finds the worst of several', () => {
  expect(worst([{ severity: 'note' }, { severity: 'error' }, { severity: 'guess' }])).toBe('error');
  expect(worst([{ severity: 'tidy' }, { severity: 'guess' }])).toBe('guess');
  expect(worst([])).toBeNull();
});
