import type { ProvenVersionChanges } from '../../engine/versions';
import { count, formatNumber, listed } from './intl';
import { proofLimit } from './proof-limit';

/** Number of changes that aren't listed. */
export function cliMoreChanges(more: number): string {
  return `and ${count(more, 'more change')}. Use --format json for all of them.`;
}

/**
 * The last line of a comparison: whether it is proven for all URLs.
 * @param isForSome true if only some crawlers were compared.
 */
export function cliProof(
  {
    isComplete,
    changes,
    unproven,
    limit,
  }: Pick<ProvenVersionChanges, 'isComplete' | 'changes' | 'unproven' | 'limit'>,
  { isSame, isForSome }: { readonly isSame: boolean; readonly isForSome: boolean },
): string {
  if (isSame) return 'The files are the same.';
  if (!isComplete) return cliNotProven(unproven, limit);
  const crawlers = isForSome ? ' for these crawlers' : '';
  if (changes.length > 0) return `Proven: nothing else changes${crawlers}.`;
  return `The text differs, the answers${crawlers} don't (proven for every URL).`;
}

/** The reason why not all changes are known. */
function cliNotProven(unproven: readonly number[], limit: ProvenVersionChanges['limit']): string {
  if (unproven.length === 0) return `Not proven: ${proofLimit(limit)}. There may be more changes.`;
  const lines = unproven.slice(0, MOST_LINES).map(formatNumber);
  const more = unproven.length - lines.length;
  const all = more > 0 ? [...lines, `${formatNumber(more)} more`] : lines;
  return unproven.length === 1
    ? `Not proven for line ${listed(all)}. There may be more changes.`
    : `Not proven for lines ${listed(all)}. There may be more changes.`;
}

/** Maximum number of unproven lines that are listed. */
const MOST_LINES = 20;

/** Result of `--no-new-block` or `--no-new-allow` if an address breaks it. */
export function cliPromiseBroken(option: string, path: string, crawler: string): string {
  const who = crawler === '*' ? 'crawlers without a group of their own' : crawler;
  return `${option} fails: ${path} is newly ${option === '--no-new-block' ? 'blocked' : 'allowed'} for ${who}.`;
}

/** Result of such an option if nothing breaks it, or if that isn't known. */
export function cliPromise(option: string, isProven: boolean): string {
  return isProven ? `${option} passes.` : `${option} fails, because it can't be proven.`;
}

/** Name of the test in a JUnit report that stands for all changes that aren't listed. */
export const cliNothingElse = 'Nothing else changes';

/** Describes what `simplify` did, for standard error. Numbers of removed lines, of joined groups, and of lines before and after. */
export function cliSimplified(removed: number, joined: number, before: number, after: number): string {
  const done = [
    ...(removed > 0 ? [`removed ${count(removed, 'line')}`] : []),
    ...(joined > 0 ? [`joined ${count(joined, 'group')}`] : []),
  ];
  if (done.length === 0) return 'Nothing changed: found no lines to remove and no groups to join.';
  const [first = '', ...rest] = listed(done);
  return `${first.toUpperCase()}${rest.join('')}: ${count(after, 'line')} instead of ${formatNumber(before)}. Proven: no answer changes.`;
}
