import type { Rich } from '../../../messages';
import { useConditionTexts } from '../lazy/use-condition-texts';
import type { Answer } from './use-answer';

/** What is to be said where the answer of the site or the file's place decides; null where it does not, or while the texts for it are being loaded. */
export function useDecidedText(answer: Answer): Rich | null {
  const decided = answer.kind === 'answered' && isTold(answer.decided.by) ? answer.decided : null;
  const texts = useConditionTexts(decided !== null);
  if (decided === null || texts === null || answer.kind !== 'answered') return null;
  return texts.decidedText(decided, answer.dialect);
}

function isTold(by: string): boolean {
  return by === 'answer' || by === 'scope';
}
