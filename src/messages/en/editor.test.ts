import { expect, it } from 'vitest';
import { editorLabels } from './index';

const labels = editorLabels('Googlebot');

it('writes the badges', () => {
  expect(labels.wins(10)).toBe('wins · length 10');
  expect(labels.matches(6)).toBe('matches · length 6');
  expect(labels.group(1, 2)).toBe('for Googlebot · part 1 of 2');
  expect(labels.group(1, 1)).toBe('for Googlebot');
  expect(labels.groupShort(2, 2)).toBe('part 2 of 2');
});

it('describes a rule for screen readers', () => {
  expect(labels.lineDescription(12, 'won', true, 10)).toBe('line 12, wins, blocks, length 10');
  expect(labels.lineDescription(10, 'lost', false, 6)).toBe('line 10, matches, allows, length 6');
  expect(labels.lineDescription(2, 'won', true, 0)).toBe('line 2, empty rule, wins, blocks nothing');
  expect(labels.lineDescription(3, 'lost', false, 0)).toBe('line 3, empty rule, matches, changes nothing');
  expect(labels.lineDescription(25, 'unmatched', true, 3)).toBe("line 25, doesn't match, blocks, length 3");
});

it('counts what is beyond the byte limit', () => {
  expect(labels.limitReached(1, 1)).toBe('Reading stops here. The rest is ignored: 1 line, 1 rule.');
  expect(labels.limitReached(600, 20)).toContain('600 lines, 20 rules');
});

it('counts what was found', () => {
  expect(labels.search.count(1, false)).toBe('1 match');
  expect(labels.search.count(1000, true)).toBe('more than 1,000 matches');
});
