import { type ResultText, resultText } from '../../../messages';
import { useConditionTexts } from '../lazy/use-condition-texts';
import type { ShownAnswer } from './use-answer';
import { needsText } from './use-decided-text';

/** Returns the result and its reason. Both are empty without an answer, and while the texts are loading. */
export function useResultText(answer: ShownAnswer): ResultText {
  const texts = useConditionTexts(answer.kind === 'answered' && needsText(answer.decided.by));
  return answer.kind === 'answered' ? resultText(answer, texts) : { opening: '', reason: '' };
}
