import { expect, it } from 'vitest';
import type { FindingRow } from '../../../store';
import { hintsOf } from './hints-of';

function row(index: number, before: string, after: string): FindingRow {
  return {
    index,
    rule: 'any',
    severity: 'error',
    line: 1,
    from: 0,
    to: 1,
    related: [],
    params: {},
    isHeuristic: false,
    fix: 'evident',
    change: { at: 0, before, after },
  };
}

it('hints at another word, not at another way to write it, and at nothing longer', () => {
  const rows = [
    row(0, 'Disalow', 'Disallow'),
    row(1, 'DISALLOW', 'Disallow'),
    row(2, '/shop', '/shop/'),
    row(3, '', 'Disallow'),
    { ...row(4, 'a', 'b'), change: null },
  ];
  expect([...hintsOf({ rows })]).toEqual([[0, 'Did you mean Disallow?']]);
});
