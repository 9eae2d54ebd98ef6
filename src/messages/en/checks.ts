import type { TextCheck } from '../../worker/lint/lint-protocol';
import { shorten } from '../shorten';
import { count, listed } from './intl';

/**
 * Result of a check that found no change: `No change found in 42 checks`. Checks are only samples, so the
 * text doesn't claim that nothing changes.
 */
export function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

/**
 * Says what is known about the answers after a fix, Format or a template, without a final full stop. Claims
 * that nothing else changes only if it is proven.
 */
export function changedAnswers(check: TextCheck): string {
  const { changed } = check;
  if (check.kind === 'proven')
    return changed === 0
      ? 'Proven: no answer changes'
      : `${count(changed, 'change')}. Proven: nothing else changes`;
  const found =
    changed === 0
      ? noChangeInChecks(check.checks)
      : `${count(changed, 'change')} found in ${count(check.checks, 'check')}`;
  return `${found}. ${whyUnproven(check.unproven)}`;
}

/** Most line numbers in a sentence. */
const SHOWN_LINES = 5;

function whyUnproven(lines: readonly number[]): string {
  if (lines.length === 0) return "There may be others: this can't be proven here";
  const rest = lines.length - SHOWN_LINES;
  const numbers = lines.slice(0, SHOWN_LINES).map(String);
  const names = listed(rest > 0 ? [...numbers, `${rest} more`] : numbers);
  return lines.length === 1
    ? `Not proven for line ${names}: its stars overlap with others in too many ways`
    : `Not proven for lines ${names}: their stars overlap in too many ways`;
}

const OTHERS = 'crawlers without their own group';

/** Most names of crawlers in a row. */
const SHOWN_CRAWLERS = 3;

/** Names of the crawlers that a change is about: `Googlebot, Bingbot and 4 more`. `*` is any that neither text names. */
export function changedFor(crawlers: readonly string[]): string {
  const rest = crawlers.length - SHOWN_CRAWLERS;
  const names = crawlers.slice(0, SHOWN_CRAWLERS).map((name) => (name === '*' ? OTHERS : shownCrawler(name)));
  return listed(rest > 0 ? [...names, `${rest} more`] : names);
}

/** Characters of a crawler's name. */
const LONGEST_CRAWLER = 40;

/**
 * Name of a compared crawler, shortened because test files can contain names of any length. `*` is any
 * crawler that neither file names.
 */
export function shownCrawler(name: string): string {
  return name === '*' ? 'any other crawler' : shorten(name, LONGEST_CRAWLER);
}
