import { noticeText, secondVersionTexts } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';
import { RichText } from '../../parts/text/rich-text';

/** Explains why something can't be the second version. */
export function VersionProblem({ problem }: { readonly problem: SecondVersionProblem }) {
  if (problem.kind === 'link-without-file') return secondVersionTexts.linkWithoutFile;
  // The notice about the page's own address would be wrong for a pasted link.
  if (problem.kind === 'link-refused' && problem.reason === 'foreign') return secondVersionTexts.linkForeign;
  return <RichText text={noticeText(problem)} />;
}
