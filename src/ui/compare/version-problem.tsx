import { secondVersionTexts } from '../../messages';
import { noticeText } from '../../messages/notices';
import type { SecondVersionProblem } from '../../store';
import { RichText } from '../parts/rich-text';

/** Why something is no second version. */
export function VersionProblem({ problem }: { readonly problem: SecondVersionProblem }) {
  if (problem.kind === 'link-without-file') return secondVersionTexts.linkWithoutFile;
  return <RichText text={noticeText(problem)} />;
}
