import { useDeferredValue, useRef, useState } from 'react';
import { appTexts, checkerTexts, problemsTexts } from '../../../messages';
import type { FixChoice, LintReport } from '../../../store';
import { useHasFile } from '../../parts/file/use-has-file';
import { useStartedProblems } from '../../parts/problems/use-started-problems';
import { useActions, useTester } from '../../parts/tester-context';
import { ViewAside } from '../../parts/view/view-aside';
import { FixDialog } from './fix-dialog';
import { FixStatus } from './fix-status';
import { MendingContext } from './mending';
import { NO_FILTER } from './problem-filter';
import { ProblemList } from './problem-list';
import { ProblemsHead } from './problems-head';
import styles from './problems-panel.module.css';
import { useMending } from './use-mending';
import { ProblemsContext, useProblems, useProblemsState } from './use-problems';
import { useHasRequest } from './use-requested-kind';

/** The Problems view: counts, list and fixes, or the reason why they are missing. */
export function ProblemsPanel() {
  const problems = useStartedProblems();
  const actions = useActions();
  if (problems === 'missing')
    return (
      <ViewAside
        name={appTexts.problemsView}
        text={checkerTexts.missing}
        button={{ label: checkerTexts.tryAgain, onPress: actions.loadProblems }}
      />
    );
  if (typeof problems === 'string')
    return <ViewAside name={appTexts.problemsView} text={problemsTexts.starting} />;
  return (
    <ProblemsContext value={problems}>
      <CheckStatus />
    </ProblemsContext>
  );
}

/** The newest report, or the reason why there is none. */
function CheckStatus() {
  const problems = useProblems();
  const hasFile = useHasFile();
  const status = useProblemsState((state) => state.status);
  // Long lists render in pieces, so that typing stays responsive.
  const report = useDeferredValue(useProblemsState((state) => state.report));
  if (status === 'unavailable' || status === 'stopped')
    return (
      <ViewAside
        name={appTexts.problemsView}
        text={checkerTexts[status]}
        button={{ label: checkerTexts.restart, onPress: () => problems.restart() }}
      />
    );
  if (!hasFile) return <ViewAside name={appTexts.problemsView} text={problemsTexts.noFile} />;
  if (report === null) return <ViewAside name={appTexts.problemsView} text={problemsTexts.starting} />;
  return <ProblemsReport report={report} />;
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
        <ProblemsHead report={report} filter={filter} onFilter={setFilter} />
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
