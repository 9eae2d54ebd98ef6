import { noticeText, secondVersionTexts } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';
import { RichText } from '../../parts/text/rich-text';

/** Why something is no second version. */
export function VersionProblem({ problem }: { readonly problem: SecondVersionProblem }) {
  if (problem.kind === 'link-without-file') return secondVersionTexts.linkWithoutFile;
  // What the page says of its own address would be wrong of one that was pasted here.
  if (problem.kind === 'link-refused' && problem.reason === 'foreign') return secondVersionTexts.linkForeign;
  return <RichText text={noticeText(problem)} />;
}
