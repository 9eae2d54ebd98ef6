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

it('suggests another word, but not another spelling of the same word or anything longer', () => {
  const rows = [
    row(0, 'Disalow', 'Disallow'),
    row(1, 'DISALLOW', 'Disallow'),
    row(2, '/shop', '/shop/'),
    row(3, '', 'Disallow'),
    { ...row(4, 'a', 'b'), change: null },
  ];
  expect([...hintsOf({ rows })]).toEqual([[0, 'Did you mean Disallow?']]);
});
