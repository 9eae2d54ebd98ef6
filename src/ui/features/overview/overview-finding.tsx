import { useState } from 'react';
import { useStore } from 'zustand';
import { kindCount, ofFinding, overviewTexts, type Rich, simplifyTexts } from '../../../messages';
import type { LintReport, Problems, SimplifyProblem } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { useSimplify } from '../../parts/simplify/use-simplify';
import { useActions } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { tabId } from '../../parts/view/view-panels';
import { type MainFinding, mainFinding } from './main-finding';
import styles from './overview-finding.module.css';

/** Reason why the file of a report can't be simplified. */
interface ReportedProblem {
  readonly found: SimplifyProblem;
  readonly report: LintReport | null;
}

/**
 * The finding that matters most for the whole file, with a button that shows it in the Problems view, and one that
 * simplifies the file if that removes it. Nothing if there is none.
 */
export function OverviewFinding({ problems }: { readonly problems: Problems }) {
  const report = useStore(problems.store, (state) => state.report);
  const actions = useActions();
  const finding = report && mainFinding(report);
  const simplify = useSimplify();
  const [problem, setProblem] = useState<ReportedProblem | null>(null);
  if (finding === null) return null;
  const { severity } = finding.kind === 'one' ? finding.row : finding.of;
  const title = titleOf(finding);
  const show = () => {
    problems.requestKind(finding.kind === 'one' ? finding.row : finding.of);
    actions.setView('problems');
    document.getElementById(tabId('problems'))?.focus();
  };
  return (
    <p className={styles['finding']}>
      <Icon name="warning" />
      <span>
        <RichText text={title} />{' '}
        <button
          type="button"
          className={`${link['link']} ${styles['button']}`}
          aria-label={ofFinding(overviewTexts.showProblem, title)}
          onClick={show}
        >
          {overviewTexts.showProblem}
        </button>
        {severity === 'tidy' && (
          <button
            type="button"
            className={`${link['link']} ${styles['button']}`}
            onClick={() => void simplify().then((found) => setProblem(found && { found, report }))}
          >
            {simplifyTexts.simplify}
          </button>
        )}
        <span role="status" className={styles['problem']}>
          {problem?.report === report && simplifyTexts.problems[problem.found]}
        </span>
      </span>
    </p>
  );
}

function titleOf(finding: MainFinding): Rich {
  if (finding.kind === 'one') return aboutOf(finding.row.rule).title(finding.row.params);
  const { rule, count } = finding.of;
  return [aboutOf(rule).name, ' ', kindCount(count)];
}
