import { useDeferredValue } from 'react';
import { appTexts, problemsTexts } from '../../../messages';
import { useHasFile } from '../../parts/file/use-has-file';
import { ViewAside } from '../../parts/view/view-aside';
import { ProblemsReport } from './problems-report';
import { useProblems, useProblemsState } from './use-problems';

/** The newest report on problems, or why there is none. */
export function LookedThrough() {
  const problems = useProblems();
  const hasFile = useHasFile();
  const status = useProblemsState((state) => state.status);
  // Long lists are made in pieces, between which what is typed is shown.
  const report = useDeferredValue(useProblemsState((state) => state.report));
  if (status === 'unavailable' || status === 'stopped')
    return (
      <ViewAside
        name={appTexts.problemsView}
        text={problemsTexts[status]}
        button={{ label: problemsTexts.restart, onPress: () => problems.restart() }}
      />
    );
  if (!hasFile) return <ViewAside name={appTexts.problemsView} text={problemsTexts.noFile} />;
  if (report === null) return <ViewAside name={appTexts.problemsView} text={problemsTexts.starting} />;
  return <ProblemsReport report={report} />;
}
