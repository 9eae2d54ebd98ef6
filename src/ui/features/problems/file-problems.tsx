import { type ComponentType, useDeferredValue } from 'react';
import { appTexts, checkerTexts, problemsTexts } from '../../../messages';
import type { LintReport } from '../../../store';
import { useHasFile } from '../../parts/file/use-has-file';
import { useStartedProblems } from '../../parts/problems/use-started-problems';
import { useActions } from '../../parts/tester-context';
import { ViewAside } from '../../parts/view/view-aside';
import { ProblemsContext, useProblems, useProblemsState } from './use-problems';

interface FileProblemsProps {
  readonly Report: ComponentType<{ readonly report: LintReport }>;
}

/** Shows the newest report on the file, or the reason why there is none. */
export function FileProblems({ Report }: FileProblemsProps) {
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
      <CheckStatus Report={Report} />
    </ProblemsContext>
  );
}

/** The newest report, or why the file has none. */
function CheckStatus({ Report }: FileProblemsProps) {
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
  return <Report report={report} />;
}
