import { useRef, useState } from 'react';
import type { FixChoice, LintReport } from '../../../store';
import { useTester } from '../../parts/tester-context';
import { FileProblems } from './file-problems';
import { FixDialog } from './fix-dialog';
import { FixStatus } from './fix-status';
import { HeadActions } from './head-actions';
import { MendingContext } from './mending';
import { NO_FILTER } from './problem-filter';
import { ProblemList } from './problem-list';
import { ProblemsHead } from './problems-head';
import styles from './problems-panel.module.css';
import { useMending } from './use-mending';
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
  const { mending, notice, notify, keepFocus } = useMending(panel, report, isBehind, setChoice);
  return (
    <div ref={panel} data-version={report.version}>
      <MendingContext value={mending}>
        <ProblemsHead report={report} filter={filter} onFilter={setFilter} Actions={HeadActions} />
        <FixStatus notice={notice} onNotify={notify} />
        <div className={isBehind ? styles['behind'] : undefined}>
          <ProblemList report={report} filter={filter} onFilter={setFilter} />
        </div>
      </MendingContext>
      {choice && (
        <FixDialog choice={choice} onNotify={notify} onApply={keepFocus} onClose={() => setChoice(null)} />
      )}
    </div>
  );
}
