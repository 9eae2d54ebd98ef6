import { PLAIN_ANSWER } from '../engine/fetch';
import type { TesterState } from './state';

/** Whether something else than the plain answer is supposed of the server. */
export function isSimulating({ answer }: Pick<TesterState, 'answer'>): boolean {
  const { final } = answer;
  if (final.kind !== 'status' || final.status !== 200) return true;
  const names = Object.keys(PLAIN_ANSWER) as (keyof typeof PLAIN_ANSWER)[];
  return names.some((name) => name !== 'final' && !Object.is(answer[name], PLAIN_ANSWER[name]));
}
