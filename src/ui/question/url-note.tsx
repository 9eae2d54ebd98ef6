import { urlChangesNote, urlProblemNote } from '../../messages';
import { useTester } from '../tester-context';
import { Note } from './note';

/** What is wrong with the URL, or what was changed in it before matching. */
export function UrlNote({ id }: { readonly id: string }) {
  const url = useTester((state) => state.url);
  if (url.kind === 'problem') return <Note id={id} text={urlProblemNote(url.problem)} isProblem />;
  return <Note id={id} text={url.kind === 'url' ? urlChangesNote(url) : null} isProblem={false} />;
}
