import { urlProblemNote } from '../../../messages';
import { useTester } from '../../parts/tester-context';
import { Note } from './note';

export { urlChangesNote } from '../../../messages';

/** Says what is wrong with the URL. */
export function UrlProblem({ id }: { readonly id: string }) {
  const problem = useTester(({ url }) => (url.kind === 'problem' ? url.problem : null));
  return problem && <Note id={id} text={urlProblemNote(problem)} isProblem />;
}
