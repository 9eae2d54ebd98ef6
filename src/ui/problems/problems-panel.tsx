import { appTexts, problemsTexts } from '../../messages';
import { ViewAside } from '../parts/view-aside';
import { useActions } from '../tester-context';
import { LookedThrough } from './looked-through';
import { ProblemsContext, useStartedProblems } from './use-problems';

/** What is wrong with the file: counted, listed, mended; or why that is not known. */
export function ProblemsPanel() {
  const problems = useStartedProblems();
  const actions = useActions();
  if (problems === 'missing')
    return (
      <ViewAside
        name={appTexts.problemsView}
        text={problemsTexts.missing}
        button={{ label: problemsTexts.tryAgain, onPress: actions.loadProblems }}
      />
    );
  if (typeof problems === 'string')
    return <ViewAside name={appTexts.problemsView} text={problemsTexts.starting} />;
  return (
    <ProblemsContext value={problems}>
      <LookedThrough />
    </ProblemsContext>
  );
}
