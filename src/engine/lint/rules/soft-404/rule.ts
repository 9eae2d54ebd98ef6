import { answerRule } from '../../facts/answer-effect';

export const rule = answerRule(({ final, body, contentType }) => {
  const isSuccess = final.kind === 'status' && final.status >= 200 && final.status < 300;
  if (!isSuccess || (body !== 'html' && contentType !== 'text/html')) return null;
  return { isPage: body === 'html' };
});
