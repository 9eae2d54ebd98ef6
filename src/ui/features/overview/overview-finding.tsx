import { useStore } from 'zustand';
import { kindCount, ofFinding, overviewTexts, type Rich } from '../../../messages';
import type { Problems } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { useActions } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { tabId } from '../../parts/view/view-panels';
import { type MainFinding, mainFinding } from './main-finding';
import styles from './overview-finding.module.css';

/** The finding that matters most for the whole file, with a button that shows it in the Problems view. Nothing if there is none. */
export function OverviewFinding({ problems }: { readonly problems: Problems }) {
  const report = useStore(problems.store, (state) => state.report);
  const actions = useActions();
  const finding = report && mainFinding(report);
  if (finding === null) return null;
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
      </span>
    </p>
  );
}

function titleOf(finding: MainFinding): Rich {
  if (finding.kind === 'one') return aboutOf(finding.row.rule).title(finding.row.params);
  const { rule, count } = finding.of;
  return [aboutOf(rule).name, ' ', kindCount(count)];
}
