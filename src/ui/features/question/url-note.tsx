import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useTester } from '../../parts/tester-context';
import { Note } from './note';

/** Most URLs need no note. */
const useNotes = lazyTexts(() => import('./url-problem'));

interface UrlNoteProps {
  readonly id: string;
  /** A suggested URL was put into the field. */
  readonly onSuggestion: () => void;
}

/** What is wrong with the URL and what it may have been meant to be, or what was changed in it before matching. */
export function UrlNote({ id, onSuggestion }: UrlNoteProps) {
  const url = useTester((state) => state.url);
  const notes = useNotes(url.kind === 'problem' || (url.kind === 'url' && url.changes.length > 0));
  if (notes !== null && url.kind === 'problem')
    return <notes.UrlProblem id={id} onSuggestion={onSuggestion} />;
  const text = notes !== null && url.kind === 'url' ? notes.urlChangesNote(url) : null;
  return <Note id={id} text={text} isProblem={false} />;
}
