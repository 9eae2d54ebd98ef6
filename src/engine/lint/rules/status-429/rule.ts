import { answerRule } from '../../facts/answer-effect';

export const rule = answerRule(({ final }) => (final.kind === 'status' && final.status === 429 ? {} : null));
