import type { VersionChange, VersionChanges } from '../../engine/versions';
import { anyOf, count, formatNumber, listed } from './intl';

/** Maximum number of crawlers and of exceptions that a sentence names. */
const MOST_NAMED = 3;

type Place = VersionChange['place'];

/**
 * One change between two versions: `ClaudeBot – everything: allowed → BLOCKED, line 5, for example /cart`.
 * @param everyoneElse number of the catalogue's crawlers that no group names.
 */
export function cliChange(change: VersionChange, everyoneElse: number): string {
  return `${cliChanged(change, everyoneElse)}: ${cliChangeEffect(change)}`;
}

/** The crawlers and addresses of a change: `ClaudeBot – everything`. */
export function cliChanged(change: VersionChange, everyoneElse: number): string {
  return `${crawlersOf(change, everyoneElse)} – ${placeOf(change)}`;
}

/** Describes a change: `allowed → BLOCKED, line 5, for example /cart`. */
export function cliChangeEffect({ before, after, place, path }: VersionChange): string {
  const now = after.outcome === 'disallowed' ? 'BLOCKED' : outcomeOf(after);
  const line = after.line === 0 ? '' : `, line ${after.line}`;
  const example = place.kind === 'page' ? '' : `, for example ${path}`;
  return `${outcomeOf(before)} → ${now}${line}${example}`;
}

/** Number of changes that aren't listed. */
export function cliMoreChanges(more: number): string {
  return `and ${count(more, 'more change')}. Use --format json for all of them.`;
}

/**
 * The last line of a comparison: whether it is proven for all URLs.
 * @param isForSome true if only some crawlers were compared.
 */
export function cliProof(
  { isComplete, changes, unproven }: Pick<VersionChanges, 'isComplete' | 'changes' | 'unproven'>,
  { isSame, isForSome }: { readonly isSame: boolean; readonly isForSome: boolean },
): string {
  if (isSame) return 'The files are the same.';
  if (!isComplete) return cliNotProven(unproven);
  const crawlers = isForSome ? ' for these crawlers' : '';
  if (changes.length > 0) return `Proven: nothing else changes${crawlers}.`;
  return `The text differs, the answers${crawlers} don't (proven for every URL).`;
}

/** The reason why not all changes are known. */
function cliNotProven(unproven: readonly number[]): string {
  if (unproven.length === 0)
    return 'Not proven: some rules are too many or too complicated to compare. There may be more changes.';
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

function crawlersOf({ crawlers, others, exceptOthers, everyoneElse }: VersionChange, known: number): string {
  if (everyoneElse === 'all') return withRest(crawlers, `else (${count(known, 'known crawler')})`);
  if (everyoneElse !== 'some') return listed(namesOf([...crawlers, ...others]));
  if (exceptOthers.length < others.length)
    return withRest(crawlers, `else except ${listed(namesOf(exceptOthers))}`);
  return listed([...namesOf([...crawlers, ...others]), 'all unknown crawlers']);
}

/** Adds everyone else to the names of crawlers. */
function withRest(crawlers: readonly string[], rest: string): string {
  return crawlers.length === 0 ? `Everyone ${rest}` : listed([...namesOf(crawlers), `everyone ${rest}`]);
}

/** Returns the first names, and the number of the others. */
function namesOf(crawlers: readonly string[]): readonly string[] {
  // "1 more" would be as long as a name.
  if (crawlers.length <= MOST_NAMED + 1) return crawlers;
  return [...crawlers.slice(0, MOST_NAMED), `${formatNumber(crawlers.length - MOST_NAMED)} more`];
}

function placeOf({ place, except, hadOutcome, after }: VersionChange): string {
  if (place.kind === 'page') return `the address ${place.text}`;
  if (except === null)
    return place.kind === 'everything' ? 'some addresses' : `some ${addresses(place.kind, [place])}`;
  const whole = place.kind === 'everything' ? 'everything' : addresses(place.kind, [place]);
  if (except.length === 0) return whole;
  const had = hadOutcome ? ` (${outcomeOf(after)} before)` : '';
  return `${whole} except ${exceptions(except)}${had}`;
}

function exceptions(places: readonly Place[]): string {
  if (places.length > MOST_NAMED) return count(places.length, 'place');
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return listed(
    kinds.map((kind) =>
      addresses(
        kind,
        places.filter((place) => place.kind === kind),
      ),
    ),
  );
}

function addresses(kind: Place['kind'], places: readonly Place[]): string {
  const texts = places.map(({ text }) => text);
  if (kind === 'page') return `${places.length === 1 ? 'the address' : 'the addresses'} ${listed(texts)}`;
  return kind === 'pattern' ? `addresses like ${anyOf(texts)}` : `addresses starting with ${anyOf(texts)}`;
}

function outcomeOf({ outcome }: VersionChange['after']): string {
  if (outcome === 'undefined') return 'left open';
  return outcome === 'allowed' ? 'allowed' : 'blocked';
}
