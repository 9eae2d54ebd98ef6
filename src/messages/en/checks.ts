import type { TextCheck } from '../../worker/lint/text-check-protocol';
import type { Rich } from '../rich';
import { shownChange, shownPath } from '../shown-change';
import { count, formatNumber, listed } from './intl';
import { proofLimit } from './proof-limit';
import { plain } from './rich';
import { changedLineNames, changeSentence } from './version-change';

/** Says in one line what is known about the answers after Format. Claims that nothing else changes only if it is proven. */
export function changedAnswers(check: TextCheck): string {
  const { isProven, changed } = check;
  if (isProven && changed === 0) return 'Proven: no answer changes.';
  return `${changesHeadText(check, '')}. ${plain(proofNote(check))}`;
}

/** A sample doesn't show that nothing changes, so the text doesn't claim it. */
function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

function overlapReason({ length }: readonly number[]): string {
  return length === 1
    ? 'its stars overlap with others in too many ways'
    : 'their stars overlap in too many ways';
}

/** Most names of crawlers in a note. */
const SHOWN_NAMES = 3;

/** The number of changes between two texts, by what they do; `opened` and `closed` are empty for none. */
export interface ChangesHead {
  readonly strong: string;
  readonly opened: string;
  readonly closed: string;
}

/** Heads the changes between two texts: `**2 changes** · 1 opened · 1 closed`. Claims that nothing changes only if it is proven. */
export function changesHead({ isProven, changed, opened, closed }: TextCheck): ChangesHead {
  const found = isProven ? '' : ' found';
  return {
    strong:
      changed > 0
        ? `${count(changed, 'change')}${found}`
        : isProven
          ? 'No answer changes'
          : 'No change found',
    opened: opened > 0 ? `${formatNumber(opened)} opened` : '',
    closed: closed > 0 ? `${formatNumber(closed)} closed` : '',
  };
}

/** The same as plain words, followed by where the changes come from, which may be empty. */
export function changesHeadText(check: TextCheck, origin: string): string {
  const { strong, opened, closed } = changesHead(check);
  return [strong, opened, closed, origin].filter((part) => part !== '').join(' · ');
}

/** Says below the changes between two versions whether they are all: proven for every URL, or a sample. */
export function proofNote({
  isProven,
  changed,
  checks,
  unproven,
  unchanged,
  leftOut,
  limit,
}: TextCheck): Rich {
  if (isProven && changed === 0)
    return [
      { strong: 'Proven: no URL changes,' },
      ' for any crawler named in either file or for everyone else.',
    ];
  const notReached = new Set(leftOut);
  const others = unchanged.filter((name) => !notReached.has(name));
  if (isProven) return [{ strong: 'Proven:' }, ` nothing else changes.${sameFor(others)}`];
  const sample = changed === 0 ? `${noChangeInChecks(checks)}.` : 'There may be more changes.';
  if (unproven.length === 0) return [{ strong: 'Not proven:' }, ` ${proofLimit(limit)}. ${sample}`];
  return [
    { strong: 'Not proven for' },
    ' ',
    ...changedLineNames(unproven),
    `: ${overlapReason(unproven)}. ${sample}`,
  ];
}

function sameFor(names: readonly string[]): string {
  return names.length === 0 ? '' : ` ${firstNames(names)}: the same answer for every URL.`;
}

function firstNames(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).map(shownPath);
  return listed(rest > 0 ? [...shown, `${formatNumber(rest)} more`] : shown);
}

/**
 * Names the crawlers that a change for everyone else doesn't reach, and the remedy: `**Bingbot isn't reached:** it has a group of its own. To change it,
 * too, add line 26 to its group.` Null if there are none.
 */
export function leftOutNote({ changes, leftOut }: TextCheck): Rich | null {
  if (leftOut.length === 0) return null;
  const forOthers = changes.filter(({ everyoneElse }) => everyoneElse === 'all' || everyoneElse === 'some');
  const lines = new Set(forOthers.flatMap(({ after }) => after.lines));
  const names = firstNames(leftOut);
  const [strong, why, remedy, place] =
    leftOut.length === 1
      ? [`${names} isn't reached:`, 'it has a group of its own', 'To change it, too,', 'its group']
      : [`${names} aren't reached:`, 'they have groups of their own', 'To change them, too,', 'their groups'];
  const edit: Rich =
    lines.size === 0
      ? [`make the same change in ${place}.`]
      : ['add ', ...changedLineNames([...lines].sort((a, b) => a - b)), ` to ${place}.`];
  return [{ strong }, ` ${why}. ${remedy} `, ...edit];
}

/** The changes between two versions as lines of text: head, changes, `preferences` (empty for none), proof, crawlers that aren't reached. */
export function changesAsText(check: TextCheck, origin: string, preferences: string): string {
  const { changes, changed, everyoneElse } = check;
  const sentences = changes.map((change) => changeSentence(shownChange(change), everyoneElse.length));
  const more = changed - changes.length;
  return [
    changesHeadText(check, origin),
    ...sentences,
    more > 0 ? moreChanges(more) : '',
    plain(proofNote(check)),
    preferences,
    plain(leftOutNote(check) ?? []),
  ]
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
}

/** Number of changes that are left out: `and 12 more changes`. */
export function moreChanges(more: number): string {
  return `and ${count(more, 'more change')}`;
}
