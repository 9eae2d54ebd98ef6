import type { VersionChange } from '../../engine/versions';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { shownChange, shownPath } from '../shown-change';
import { formatNumber, listed } from './intl';
import { plain } from './rich';
import { changedPlace } from './version-change';

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
  const { where, except } = changedPlace(shownChange(change));
  const what = `${plain([...where, ...except])} for ${crawlersOf(change)}`;
  const [does, verb] = change.direction === 'opened' ? ['Open', 'opens'] : ['Block', 'blocks'];
  const action = `${does} ${what}`;
  return {
    sentence: `This ${verb} ${what}.`,
    action: action.length > LONGEST_ACTION ? `${does} it` : action,
  };
}

/** Most crawlers that a sentence names. */
const MOST_NAMED = 3;

function crawlersOf({ crawlers, others, everyoneElse, isForEveryone }: VersionChange): string {
  if (isForEveryone && crawlers.length > 0) return 'everyone';
  const named = everyoneElse === 'known' ? [...crawlers, ...others] : crawlers;
  const parts = named.slice(0, MOST_NAMED).map(shownPath);
  if (named.length > MOST_NAMED) parts.push(`${formatNumber(named.length - MOST_NAMED)} more`);
  if (everyoneElse === 'all') parts.push('everyone else');
  if (everyoneElse === 'some') parts.push('some others');
  return listed(parts);
}
