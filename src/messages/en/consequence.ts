import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { shownChange } from '../shown-change';
import { plain } from './rich';
import { changedPlace, crawlersInSentence } from './version-change';

/** A change as a sentence, and as the name of the button that makes it. */
export interface Consequence {
  readonly sentence: string;
  readonly action: string;
}

/** Longest name of a button that makes a change. A longer one would say less than the row. */
const LONGEST_ACTION = 48;

/** Says what a single change does: `This blocks /beta/ for Bingbot.` Null if there are several, or if it opens or closes nothing. */
export function consequenceOf({ changes, changed }: TextCheck): Consequence | null {
  const [change] = changes;
  if (changed !== 1 || change === undefined || change.direction === 'other') return null;
  const shown = shownChange(change);
  const { where, except } = changedPlace(shown);
  const what = `${plain([...where, ...except])} for ${crawlersInSentence(shown)}`;
  const [does, verb] = change.direction === 'opened' ? ['Open', 'opens'] : ['Block', 'blocks'];
  const action = `${does} ${what}`;
  return {
    sentence: `This ${verb} ${what}.`,
    action: action.length > LONGEST_ACTION ? `${does} it` : action,
  };
}
