import { fileFacts, fileTexts, problemsSummary } from '../../../messages';
import { classNames } from '../../parts/class-names';
import link from '../../parts/controls/link.module.css';
import { useHasFile } from '../../parts/file/use-has-file';
import { useActions, useTester } from '../../parts/tester-context';
import { tabId, useViews } from '../../parts/view/view-panels';
import styles from './status-bar.module.css';

/** Facts about the file. On phones shown only with the file. */
export function StatusBar() {
  const file = useTester((state) => state.report?.file ?? null);
  const problems = useTester((state) => state.problemCounts);
  const summary = problems && problemsSummary(problems);
  const hasFile = useHasFile();
  const actions = useActions();
  const { views, shown } = useViews();
  if (views.includes('file') && shown !== 'file') return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of main a footer is a landmark, and may have a name
    <footer className={styles['bar']} aria-label={fileTexts.status}>
      {file !== null && fileFacts(file).map((fact) => <span key={fact}>{fact}</span>)}
      {summary === '' && hasFile && <span className={styles['problems']}>{fileTexts.noProblems}</span>}
      {summary && hasFile && (
        <button
          type="button"
          className={classNames(link['link'], styles['problems'])}
          onClick={() => {
            actions.setView('problems');
            document.getElementById(tabId('problems'))?.focus();
          }}
        >
          {summary}
        </button>
      )}
    </footer>
  );
}
