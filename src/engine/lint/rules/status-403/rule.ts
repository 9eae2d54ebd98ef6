import { answerRule } from '../../facts/answer-effect';

export const rule = answerRule(({ final }) => {
  if (final.kind !== 'status' || (final.status !== 401 && final.status !== 403)) return null;
  return { status: final.status };
});
