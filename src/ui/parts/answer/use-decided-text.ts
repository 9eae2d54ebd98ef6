import type { Rich } from '../../../messages';
import { useConditionTexts } from '../lazy/use-condition-texts';
import type { ShownAnswer } from './use-answer';

/**
 * Returns the sentence for a verdict that the site's answer or the file's location decides. Null for other
 * verdicts, and while the texts are loading.
 */
export function useDecidedText(answer: ShownAnswer): Rich | null {
  const decided = answer.kind === 'answered' && needsText(answer.decided.by) ? answer.decided : null;
  const texts = useConditionTexts(decided !== null);
  if (decided === null || texts === null || answer.kind !== 'answered') return null;
  return texts.decidedText(decided, answer.dialect);
}

/** Returns whether the texts must be loaded for a verdict, by what decides it. */
export function needsText(by: string): boolean {
  return by === 'answer' || by === 'scope';
}
