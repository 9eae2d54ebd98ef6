import { urlProblemNote } from '../../../messages';
import { useHasFile } from '../../parts/file/use-has-file';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { RichText } from '../../parts/text/rich-text';
import { Note } from './note';

export { urlChangesNote } from '../../../messages';

/** Says what is wrong with the URL. Only screen readers get it while the answer says so, too: it is the description of the field. */
export function UrlProblemNote({ id }: { readonly id: string }) {
  const problem = useTester(({ url }) => (url.kind === 'problem' ? url.problem : null));
  const isInAnswer = useHasFile();
  if (problem === null) return null;
  const text = urlProblemNote(problem);
  if (!isInAnswer) return <Note id={id} text={text} isProblem />;
  return (
    <span id={id}>
      <HiddenText>
        <RichText text={text} />
      </HiddenText>
    </span>
  );
}
