import { appTexts, problemsTexts } from '../../../messages';
import { useActions } from '../../parts/tester-context';
import { ViewAside } from '../../parts/view/view-aside';
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
