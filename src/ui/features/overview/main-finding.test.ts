import { expect, test } from 'vitest';
import type { FindingRow, KindOfFinding, LintReport } from '../../../store';
import { mainFinding } from './main-finding';

const row = (rule: string, severity: FindingRow['severity']): FindingRow => ({
  rule,
  severity,
  line: 1,
  from: 0,
  to: 1,
  related: [],
  params: {},
  index: 0,
  isHeuristic: false,
  fix: null,
  change: null,
});

const tidyKind = (rule: string, count: number): KindOfFinding => ({
  rule,
  severity: 'tidy',
  count,
  isHeuristic: false,
  fix: null,
});

const reportOf = (
  rows: readonly FindingRow[],
  ...kinds: readonly KindOfFinding[]
): Pick<LintReport, 'rows' | 'kinds'> => ({ rows, kinds });

test('takes the first error or warning of the most important rule', () => {
  const rows = [
    row('star-not-inherited', 'note'),
    row('opens-nothing', 'warning'),
    row('similar-rules', 'error'),
    row('typo-allow', 'error'),
  ];
  expect(mainFinding(reportOf(rows, tidyKind('shadowed-rule', 3)))).toEqual({ kind: 'one', row: rows[2] });
  const idle = row('group-without-rules', 'warning');
  expect(mainFinding(reportOf([...rows, idle]))).toEqual({ kind: 'one', row: idle });
});

test('else takes what simplifying removes: groups with the same rules, then lines that change nothing', () => {
  const tidy = row('shadowed-rule', 'tidy');
  const [one, two] = [tidyKind('shadowed-rule', 1), tidyKind('shadowed-rule', 2)];
  expect(mainFinding(reportOf([tidy], one))).toEqual({ kind: 'one', row: tidy });
  expect(mainFinding(reportOf([tidy, tidy], two))).toEqual({ kind: 'several', of: two });
  const groups = row('repeated-rules', 'tidy');
  const same = tidyKind('repeated-rules', 1);
  expect(mainFinding(reportOf([tidy, groups], one, same))).toEqual({ kind: 'one', row: groups });
  expect(mainFinding(reportOf([row('typo-allow', 'error')]))).toBeNull();
});
