import type { ServerAnswer } from '../../engine';
import { duration } from './duration';
import { count } from './intl';
import { failureNames, httpStatus, typeName } from './status-name';

/** Names a simulated answer, as the end of "Simulating …". */
export function conditionName(answer: ServerAnswer): string {
  const { final, redirects, redirectedTo, errorHours } = answer;
  const after = redirects >= 1 ? count(Math.floor(redirects), 'redirect') : null;
  const elsewhere = redirectedTo === 'other-host' ? ' to another host' : '';
  if (final.kind === 'network-failure') return failureNames[final.failure] + since(errorHours);
  const { status } = final;
  if (status !== 200) {
    const ages = status === 429 || status >= 500;
    return httpStatus(status) + (after === null ? '' : ` after ${after}`) + (ages ? since(errorHours) : '');
  }
  const content = contentName(answer);
  if (after !== null) return content === null ? after + elsewhere : `${content} after ${after}`;
  if (content !== null) return content;
  if (answer.cachedCopy) return 'a cached copy';
  return answer.maxAge === null ? 'HTTP 200' : `HTTP 200 with max-age=${answer.maxAge}`;
}

/** Names a site's answer, as the end of "the real answer was …". */
export function answerName({ final }: ServerAnswer): string {
  return final.kind === 'status' ? String(final.status) : failureNames[final.failure];
}

/** Names anything unusual in the content of an answer; null if there is nothing. */
function contentName({ body, contentType }: ServerAnswer): string | null {
  switch (body) {
    case 'incomplete':
      return 'an incomplete response';
    case 'empty':
      return 'an empty file';
    case 'html':
      return 'a web page';
    case 'over-limit':
      return 'a file that is too large';
    case 'utf-16':
      return 'a file in UTF-16';
    case 'as-written':
      return contentType === 'text/plain' ? null : `a file sent as ${typeName(contentType)}`;
  }
}

function since(hours: number): string {
  return hours > 0 ? ` for ${duration(hours)}` : '';
}
