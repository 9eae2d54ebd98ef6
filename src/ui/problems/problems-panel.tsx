import { problemsTexts } from '../../messages';
import { useActions } from '../tester-context';
import { LookedThrough } from './looked-through';
import { ProblemsAside } from './problems-aside';
import { ProblemsContext, useStartedProblems } from './use-problems';

/** What is wrong with the file: counted, listed, mended; or why that is not known. */
export function ProblemsPanel() {
  const problems = useStartedProblems();
  const actions = useActions();
  if (problems === 'missing')
    return (
      <ProblemsAside
        text={problemsTexts.missing}
        button={{ label: problemsTexts.tryAgain, onPress: actions.loadProblems }}
      />
    );
  if (typeof problems === 'string') return <ProblemsAside text={problemsTexts.starting} />;
  return (
    <ProblemsContext value={problems}>
      <LookedThrough />
    </ProblemsContext>
  );
}
