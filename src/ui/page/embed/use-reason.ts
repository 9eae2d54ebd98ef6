import { notAskedStep, plain, type Rich, resultStep, rulesStep, scopeVerdict } from '../../../messages';
import type { Answered } from '../../parts/answer/use-answer';
import { useAnswer } from '../../parts/answer/use-answer';
import { useConditionTexts } from '../../parts/lazy/use-condition-texts';

/** Why the answer is what it is, in one line and without explanations of its words; null where there is no answer. */
export function useReason(): Rich | null {
  const reason = useFullReason();
  return reason?.map((part) => (typeof part === 'object' && 'term' in part ? part.term : part)) ?? null;
}

function useFullReason(): Rich | null {
  const answer = useAnswer();
  const isAnswerOfSite = answer.kind === 'answered' && answer.decided.by === 'answer';
  const texts = useConditionTexts(isAnswerOfSite);
  if (answer.kind !== 'answered') return null;
  const { decided } = answer;
  switch (decided.by) {
    case 'rules':
      return reasonOfRules(answer);
    case 'crawler':
      return notAskedStep(answer.crawler, decided.consultation).text[0] ?? null;
    case 'scope':
      return scopeVerdict(decided.scope);
    case 'answer':
      return texts?.effectStep(decided.effect, answer.dialect, true).text[0] ?? null;
  }
}

/** How the rules were compared; without a rule, what that means. */
function reasonOfRules(answer: Answered): Rich | null {
  const { candidateCount, unmatchedCount } = answer.verdict;
  if (candidateCount + unmatchedCount === 0) return resultStep(answer).text[0] ?? null;
  return sentence(rulesStep(answer.verdict).title);
}

function sentence(title: Rich): Rich {
  return plain(title).endsWith('.') ? title : [...title, '.'];
}
