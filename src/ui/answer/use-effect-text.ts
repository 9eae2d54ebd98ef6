import type { Rich } from '../../messages';
import { useConditionTexts } from '../parts/use-condition-texts';
import type { Answer } from './use-answer';

/** What is to be said of the answer of the site where it decides; null where it does not, or while the texts for it are being loaded. */
export function useEffectText(answer: Answer): Rich | null {
  const decided = answer.kind === 'answered' && answer.decided.by === 'answer' ? answer.decided : null;
  const texts = useConditionTexts(decided !== null);
  if (decided === null || texts === null || answer.kind !== 'answered') return null;
  return texts.effectVerdict(decided.effect, answer.dialect);
}
