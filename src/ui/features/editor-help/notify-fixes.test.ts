import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { problemsTexts } from '../../../messages';
import type { AppliedFix, FindingRow, FixResult, Problems, ProblemsState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { notifyFixes } from './notify-fixes';

const finding: FindingRow = {
  index: 3,
  rule: 'typo-disallow-accepted',
  severity: 'error',
  line: 6,
  from: 0,
  to: 7,
  related: [],
  params: { field: 'Disalow', meant: 'Disallow', value: '/', readers: [] },
  isHeuristic: false,
  fix: 'evident',
  change: null,
};
const fixed: AppliedFix = { finding, fixed: 1, verdictChanged: null };

/** Creates a `FixNotifier` over fake problems that return `result`, and collects its notices. */
function notifier({
  result = 'applied',
  view = 'why',
  isShown = true,
}: {
  result?: FixResult;
  view?: string;
  isShown?: boolean;
} = {}) {
  const store = createStore<ProblemsState>(() => ({
    status: 'ready',
    report: null,
    lastFix: null,
    requestedKind: null,
  }));
  const problems = {
    store,
    applyFix: vi.fn(() => Promise.resolve(result)),
    ignore: vi.fn(() => Promise.resolve(result)),
    finding: () => Promise.resolve(finding),
  };
  const tester = { store: createStore(() => ({ view, showsFile: false })) };
  const notices: string[] = [];
  const fixes = notifyFixes(
    tester as unknown as TesterBinding,
    problems as unknown as Problems,
    () => isShown,
    ({ text }) => void notices.push(text),
  );
  return { fixes, problems, notices, fix: (fix: AppliedFix) => store.setState({ lastFix: fix }) };
}

/** The texts of all rules load with the first sentence. */
const LOADING = { timeout: 30_000 };

it('shows the fix first, and then together with the verdict', async () => {
  const { fixes, notices, fix } = notifier();
  const fixing = fixes.fix(3);
  fix(fixed);
  await fixing;
  await vi.waitFor(() => expect(notices).toHaveLength(1), LOADING);
  fix({ ...fixed, verdictChanged: false });
  await vi.waitFor(() => expect(notices).toHaveLength(2), LOADING);
  expect(notices).toEqual(['Line 6 changed to Disallow.', 'Line 6 changed to Disallow. Verdict unchanged.']);
});

it('shows the fix even if the verdict arrives before the texts of the rules', async () => {
  const { fixes, notices, fix } = notifier();
  const fixing = fixes.fix(3);
  fix(fixed);
  await fixing;
  fix({ ...fixed, verdictChanged: false });
  await vi.waitFor(() => expect(notices).toHaveLength(1), LOADING);
  expect(notices).toEqual(['Line 6 changed to Disallow. Verdict unchanged.']);
});

it('says why a fix failed', async () => {
  const { fixes, notices } = notifier({ result: 'gone' });
  await fixes.fix(3);
  await vi.waitFor(() => expect(notices).toEqual([problemsTexts.gone]), LOADING);
});

it('refuses an index from a report that is no longer shown', async () => {
  const { fixes, problems, notices } = notifier({ isShown: false });
  await fixes.fix(3);
  fixes.ignore(3);
  expect([problems.applyFix, problems.ignore].map((next) => next.mock.calls)).toEqual([[], []]);
  expect(notices).toHaveLength(2);
});

it('shows nothing while the Problems view is visible or when the fix came from elsewhere', async () => {
  const list = notifier({ view: 'problems' });
  const fixing = [list.fixes.fix(3)];
  list.fix(fixed);
  const other = notifier();
  other.fix(fixed);
  const ours = notifier();
  fixing.push(ours.fixes.fix(3));
  ours.fix(fixed);
  await Promise.all(fixing);
  await vi.waitFor(() => expect(ours.notices).toHaveLength(1), LOADING);
  expect([list.notices, other.notices]).toEqual([[], []]);
});
