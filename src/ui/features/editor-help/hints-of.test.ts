import { expect, it } from 'vitest';
import type { FindingRow } from '../../../store';
import { hintsOf } from './hints-of';

const TEXT = 'User-agent: *\nDisallow: private/ # for members\nDisallow /x\n';

/** A finding whose fix replaces `before` at `at`. */
function row(index: number, before: string, after: string, at = 0): FindingRow {
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
    change: { at, before, after },
  };
}

it('suggests another word, but not another spelling of the same word', () => {
  const rows = [
    row(0, 'Disalow', 'Disallow'),
    row(1, 'DISALLOW', 'Disallow'),
    { ...row(2, 'a', 'b'), change: null },
  ];
  expect([...hintsOf({ rows }, '')]).toEqual([[0, 'Did you mean Disallow?']]);
});

it('suggests the whole line, without its comment, for an error or warning with an evident fix', () => {
  const slash = row(0, '', '/', TEXT.indexOf('private'));
  const colon = row(1, '', ':', TEXT.indexOf(' /x'));
  expect([...hintsOf({ rows: [slash, colon] }, TEXT)]).toEqual([
    [0, 'Did you mean Disallow: /private/?'],
    [1, 'Did you mean Disallow: /x?'],
  ]);
  const others: FindingRow[] = [
    { ...slash, fix: 'choice' },
    { ...slash, severity: 'note' },
    row(0, '', 'a'.repeat(40), TEXT.indexOf(' /x')),
  ];
  expect(hintsOf({ rows: others }, TEXT).size).toBe(0);
});
