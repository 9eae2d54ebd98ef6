import { useRef, useState } from 'react';
import { fixSafely, problemsTexts } from '../../../messages';
import type { FixChoice, LintReport } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useTester } from '../../parts/tester-context';
import { ExportMenu } from './export-menu';
import { FileProblems } from './file-problems';
import { FindingActionsContext, useFindingActions } from './finding-actions';
import { FixDialog } from './fix-dialog';
import { NO_FILTER } from './problem-filter';
import { ProblemList } from './problem-list';
import { type HeadActionsProps, ProblemsHead } from './problems-head';
import headStyles from './problems-head.module.css';
import styles from './problems-panel.module.css';
import { SimplifyStatus } from './simplify-status';
import { useFixing } from './use-fixing';
import { useHasRequest } from './use-requested-kind';

/** The Problems view of the page: counts, list and fixes, or the reason why they are missing. */
export function ProblemsPanel() {
  return <FileProblems Report={ProblemsReport} />;
}

/** Heading, fix status and list of a report. */
function ProblemsReport({ report }: { readonly report: LintReport }) {
  const panel = useRef<HTMLDivElement>(null);
  const isBehind = useTester((state) => state.version !== report.version);
  const [filter, setFilter] = useState(NO_FILTER);
  // A filter could hide what is requested.
  if (useHasRequest(report) && filter !== NO_FILTER) setFilter(NO_FILTER);
  const [choice, setChoice] = useState<FixChoice | null>(null);
  const { actions, notice, keepFocus } = useFixing(panel, report, isBehind, setChoice);
  return (
    <div ref={panel} data-version={report.version}>
      <FindingActionsContext value={actions}>
        <ProblemsHead report={report} filter={filter} onFilter={setFilter} Actions={HeadActions} />
        <SimplifyStatus notice={notice} />
        <div className={isBehind ? styles['behind'] : undefined}>
          <ProblemList report={report} filter={filter} onFilter={setFilter} />
        </div>
      </FindingActionsContext>
      {choice && <FixDialog choice={choice} onApply={keepFocus} onClose={() => setChoice(null)} />}
    </div>
  );
}

/** Fixes everything that is safe to fix, formats the text, and exports the findings. */
function HeadActions({ report: { safelyFixable }, hasFindings }: HeadActionsProps) {
  const { changes } = useFindingActions();
  return (
    <div className={headStyles['actions']}>
      {hasFindings && changes && safelyFixable > 0 && (
        <Button outlined small onClick={() => changes.preview({ kind: 'safe' })}>
          {fixSafely(safelyFixable)}
        </Button>
      )}
      {changes && (
        <Button small title={problemsTexts.formatHint} onClick={changes.format}>
          {problemsTexts.format}
        </Button>
      )}
      {hasFindings && <ExportMenu />}
    </div>
  );
}
