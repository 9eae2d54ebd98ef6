import { answerRule } from '../../facts/answer-effect';

export const rule = answerRule(({ final }) => {
  if (final.kind !== 'status') return { status: 0 };
  return final.status >= 500 && final.status <= 599 ? { status: final.status } : null;
});
