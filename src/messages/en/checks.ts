import type { TextCheck } from '../../worker/lint/text-check-protocol';
import type { Rich } from '../rich';
import { shownChange } from '../shown-change';
import { count, formatNumber, listed } from './intl';
import { proofLimit } from './proof-limit';
import { changeSentence } from './version-change';

/**
 * Says what is known about the answers after a fix, Format or a template, without a final full stop. Claims
 * that nothing else changes only if it is proven.
 */
export function changedAnswers(check: TextCheck): string {
  const { isProven, changed, checks, unproven, limit } = check;
  if (isProven)
    return changed === 0
      ? 'Proven: no answer changes'
      : `${count(changed, 'change')}. Proven: nothing else changes`;
  const found =
    changed === 0
      ? noChangeInChecks(checks)
      : `${count(changed, 'change')} found in ${count(checks, 'check')}`;
  const lines = unprovenLines(unproven);
  return `${found}. ${lines === null ? unprovenBecause(limit) : `${lines.strong} ${lines.why}`}`;
}

/** A sample doesn't show that nothing changes, so the text doesn't claim it. */
function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

function unprovenBecause(limit: TextCheck['limit']): string {
  const others = "There may be others: this can't be proven here";
  return limit === undefined ? others : `${others}, because ${proofLimit(limit)}`;
}

/** Most line numbers in a sentence. */
const SHOWN_LINES = 5;

/** Names the lines that nothing is proven about, and the reason; null if the reason isn't one of lines. */
function unprovenLines(lines: readonly number[]): { readonly strong: string; readonly why: string } | null {
  if (lines.length === 0) return null;
  const rest = lines.length - SHOWN_LINES;
  const numbers = lines.slice(0, SHOWN_LINES).map(formatNumber);
  const names = listed(rest > 0 ? [...numbers, `${formatNumber(rest)} more`] : numbers);
  return lines.length === 1
    ? { strong: `Not proven for line ${names}:`, why: 'its stars overlap with others in too many ways' }
    : { strong: `Not proven for lines ${names}:`, why: 'their stars overlap in too many ways' };
}

/** Most names of crawlers for which nothing changes. */
const SHOWN_UNCHANGED = 3;

/** Says below the changes between two versions whether they are all: proven for every URL, or a sample. */
export function proofNote({ isProven, changed, checks, unproven, unchanged, limit }: TextCheck): Rich {
  if (isProven && changed === 0)
    return [
      { strong: 'Proven: no URL changes,' },
      ' for any crawler named in either file or for everyone else.',
    ];
  if (isProven) return [{ strong: 'Proven:' }, ` nothing else changes.${sameFor(unchanged)}`];
  const lines = unprovenLines(unproven) ?? {
    strong: 'Not proven:',
    why: proofLimit(limit),
  };
  const sample = changed === 0 ? ` ${noChangeInChecks(checks)}.` : ' There may be more changes.';
  return [{ strong: lines.strong }, ` ${lines.why}.${sample}`];
}

function sameFor(unchanged: readonly string[]): string {
  if (unchanged.length === 0) return '';
  const rest = unchanged.length - SHOWN_UNCHANGED;
  const names = unchanged.slice(0, SHOWN_UNCHANGED);
  const all = rest > 0 ? [...names, `${formatNumber(rest)} more`] : names;
  return ` ${listed(all)}: the same answer for every URL.`;
}

/** The changes between two versions as lines of text: heading, changes, `preferences` (empty for none), proof. */
export function changesAsText(head: string, check: TextCheck, preferences: string, proof: string): string {
  const { changes, changed, everyoneElse } = check;
  const sentences = changes.map((change) => changeSentence(shownChange(change), everyoneElse.length));
  const more = changed - changes.length;
  const notes = preferences === '' ? [proof] : [preferences, proof];
  return [head, ...sentences, ...(more > 0 ? [moreChanges(more)] : []), ...notes]
    .map((line) => `${line}\n`)
    .join('');
}

/** Number of changes that are left out: `and 12 more changes`. */
export function moreChanges(more: number): string {
  return `and ${count(more, 'more change')}`;
}
