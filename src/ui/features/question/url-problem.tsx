import { suggestionButton, urlProblemNote } from '../../../messages';
import link from '../../parts/controls/link.module.css';
import { useActions, useTester } from '../../parts/tester-context';
import { Note } from './note';
import styles from './url-problem.module.css';

export { urlChangesNote } from '../../../messages';

interface UrlProblemProps {
  readonly id: string;
  /** Called after a suggested URL was put into the field. */
  readonly onSuggestion: () => void;
}

/** Says what is wrong with the URL, and suggests a correction. */
export function UrlProblem({ id, onSuggestion }: UrlProblemProps) {
  const actions = useActions();
  const problem = useTester(({ url }) => (url.kind === 'problem' ? url.problem : null));
  if (problem === null) return null;
  const suggestion = problem.kind === 'no-scheme' ? problem.suggestion : null;
  return (
    <span className={styles['note']}>
      <Note id={id} text={urlProblemNote(problem)} isProblem />
      {suggestion !== null && (
        <button
          type="button"
          className={`${link['link']} ${styles['suggestion']}`}
          title={suggestion}
          onClick={() => {
            actions.setUrl(suggestion);
            onSuggestion();
          }}
        >
          <span className={styles['words']}>{suggestionButton(suggestion)}</span>
        </button>
      )}
    </span>
  );
}
