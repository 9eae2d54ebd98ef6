import type { TextCheck } from '../../worker/lint/text-check-protocol';
import type { Rich } from '../rich';
import { shownChange } from '../shown-change';
import { count } from './intl';
import { proofLimit } from './proof-limit';
import { plain } from './rich';
import {
  changedLineNames,
  changeSentence,
  changesHeadText,
  firstCrawlers,
  leftOutNote,
} from './version-change';

/** A sample doesn't show that nothing changes, so the text doesn't claim it. */
function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

function overlapReason({ length }: readonly number[]): string {
  return length === 1
    ? 'its stars overlap with others in too many ways'
    : 'their stars overlap in too many ways';
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
  return names.length === 0 ? '' : ` ${firstCrawlers(names)}: the same answer for every URL.`;
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
