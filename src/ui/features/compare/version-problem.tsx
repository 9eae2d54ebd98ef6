import { compareTexts, noticeText, secondVersionTexts, simplifyTexts } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';
import { RichText } from '../../parts/text/rich-text';

/** Explains why something can't be the second version. */
export function VersionProblem({ problem }: { readonly problem: SecondVersionProblem }) {
  if (problem.kind === 'link-without-file') return secondVersionTexts.linkWithoutFile;
  if (problem.kind === 'no-editor') return compareTexts.useFailed;
  if (isSimplifyProblem(problem)) return simplifyTexts.problems[problem.kind];
  // The notice about the page's own address would be wrong for a pasted link.
  if (problem.kind === 'link-refused' && problem.reason === 'foreign') return secondVersionTexts.linkForeign;
  return <RichText text={noticeText(problem)} />;
}

function isSimplifyProblem(
  problem: SecondVersionProblem,
): problem is Extract<SecondVersionProblem, { readonly kind: keyof typeof simplifyTexts.problems }> {
  return problem.kind in simplifyTexts.problems;
}
