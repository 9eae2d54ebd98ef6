import { PLAIN_ANSWER } from '../engine/fetch';
import type { SiteSources } from './live/offered-site';
import type { TesterState } from './state';

/** Returns the site's answer when the document was fetched; `PLAIN_ANSWER` for other documents. */
export function realAnswerOf({ document: { origin } }: Pick<SiteSources, 'document'>): TesterState['answer'] {
  return origin.kind === 'site' ? origin.answer : PLAIN_ANSWER;
}

/** Returns whether the answer differs from the real one. */
export function isSimulating(state: Pick<TesterState, 'answer' | 'document'>): boolean {
  const real = realAnswerOf(state);
  const { answer } = state;
  if (endOf(answer) !== endOf(real)) return true;
  const names = Object.keys(PLAIN_ANSWER) as (keyof typeof PLAIN_ANSWER)[];
  return names.some((name) => name !== 'final' && !Object.is(answer[name], real[name]));
}

function endOf({ final }: TesterState['answer']): number | string {
  return final.kind === 'status' ? final.status : final.failure;
}
