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

function reportOf(rows: readonly FindingRow[], tidy = 0): Pick<LintReport, 'rows' | 'kinds'> {
  const kind: KindOfFinding = {
    rule: 'shadowed-rule',
    severity: 'tidy',
    count: tidy,
    isHeuristic: false,
    fix: 'neutral',
  };
  return { rows, kinds: tidy === 0 ? [] : [kind] };
}

test('takes the first error or warning of the most important rule', () => {
  const rows = [
    row('star-not-inherited', 'note'),
    row('opens-nothing', 'warning'),
    row('similar-rules', 'error'),
    row('typo-allow', 'error'),
  ];
  expect(mainFinding(reportOf(rows, 3))).toEqual({ kind: 'one', row: rows[2] });
});

test('else takes the lines that change nothing', () => {
  const tidy = row('shadowed-rule', 'tidy');
  expect(mainFinding(reportOf([tidy], 1))).toEqual({ kind: 'one', row: tidy });
  expect(mainFinding(reportOf([tidy, tidy], 2))).toMatchObject({ kind: 'several', of: { count: 2 } });
  expect(mainFinding(reportOf([row('typo-allow', 'error')]))).toBeNull();
});
