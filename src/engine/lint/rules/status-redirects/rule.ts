import { crawlerDialects } from '../../../dialects';
import { effectOf } from '../../../fetch';
import { answerRule } from '../../facts/answer-effect';

export const rule = answerRule((answer) => {
  const { final, redirects } = answer;
  const leadsNowhere = final.kind === 'status' && final.status >= 300 && final.status < 400;
  if (redirects < 1 && !leadsNowhere) return null;
  const isTooLong = crawlerDialects.some(
    ({ fetch }) => effectOf(answer, fetch).reason.code === 'too-many-redirects',
  );
  if (!isTooLong && !leadsNowhere) return null;
  return { redirects: isTooLong ? Math.floor(redirects) : 0, status: leadsNowhere ? final.status : 0 };
});
