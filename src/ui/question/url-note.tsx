import { lazyTexts } from '../parts/lazy-texts';
import link from '../parts/link.module.css';
import { useActions, useTester } from '../tester-context';
import { Note } from './note';
import styles from './url-note.module.css';

/** Most URLs need no note. */
const useNotes = lazyTexts(() => import('../../messages/url'));

interface UrlNoteProps {
  readonly id: string;
  /** A suggested URL was put into the field. */
  readonly onSuggestion: () => void;
}

/** What is wrong with the URL and what it may have been meant to be, or what was changed in it before matching. */
export function UrlNote({ id, onSuggestion }: UrlNoteProps) {
  const actions = useActions();
  const url = useTester((state) => state.url);
  const notes = useNotes(url.kind === 'problem' || (url.kind === 'url' && url.changes.length > 0));
  if (notes === null || url.kind === 'empty') return <Note id={id} text={null} isProblem={false} />;
  if (url.kind === 'url') return <Note id={id} text={notes.urlChangesNote(url)} isProblem={false} />;
  const { problem } = url;
  const suggestion = problem.kind === 'no-scheme' ? problem.suggestion : null;
  return (
    <span className={styles['note']}>
      <Note id={id} text={notes.urlProblemNote(problem)} isProblem />
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
          <span className={styles['words']}>{notes.suggestionButton(suggestion)}</span>
        </button>
      )}
    </span>
  );
}
