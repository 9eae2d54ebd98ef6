import type { ChangeCounts, ProvenVersionChanges, VersionChange } from '../../engine/versions';
import type { Rich } from '../rich';
import { shownPath } from '../shown-change';
import { anyOf, count, formatNumber, listed } from './intl';
import { plain } from './rich';

/** Maximum number of crawlers and of exceptions that a sentence names. */
const MOST_NAMED = 3;

type Place = VersionChange['place'];

/**
 * One change between two versions: `ClaudeBot – everything: allowed → BLOCKED, line 5, for example /cart`.
 * @param everyoneElse number of the catalogue's crawlers that no group names.
 */
export function changeSentence(change: VersionChange, everyoneElse: number): string {
  return `${changeSubject(change, everyoneElse)}: ${changeEffect(change)}`;
}

/** The crawlers and addresses of a change: `ClaudeBot – everything`. */
export function changeSubject(change: VersionChange, everyoneElse: number): string {
  const { where, except } = changedPlace(change);
  return plain([...changedCrawlers(change, everyoneElse), ' – ', ...where, ...except]);
}

/** Describes a change: `allowed → BLOCKED, line 5, for example /cart`. */
export function changeEffect({ before, after, place, path, needNotObey }: VersionChange): string {
  const now =
    after.outcome === 'disallowed'
      ? changedOutcome(after, needNotObey).toUpperCase()
      : changedOutcome(after, needNotObey);
  const line = after.lines.length === 0 ? '' : `, ${plain(changedLineNames(after.lines))}`;
  const example = place.kind === 'page' ? '' : `, for example ${path}`;
  return `${changedOutcome(before, needNotObey)} → ${now}${line}${example}`;
}

/** Maximum number of lines that a sentence names. */
const MOST_LINES = 3;

/** The lines that decide after a change: `line 5`, `line 5, line 9, line 12 and 2 more`. */
export function changedLineNames(lines: readonly number[]): Rich {
  const rest = lines.length - MOST_LINES;
  const shown = lines.slice(0, rest === 1 ? MOST_LINES + 1 : MOST_LINES).map((line): Rich => [{ line }]);
  return listedRich(rest > 1 ? [...shown, [`${formatNumber(rest)} more`]] : shown);
}

/** The crawlers of a change: `**Googlebot, Bingbot** and 4 more`, `**Everyone else** (156 known crawlers)`, `**Everyone**`. */
export function changedCrawlers(
  { crawlers, others, exceptOthers, everyoneElse, isForEveryone }: VersionChange,
  known: number,
): Rich {
  if (isForEveryone && crawlers.length > 0) return [{ strong: 'Everyone' }];
  if (everyoneElse === 'all') return withRest(crawlers, ` (${count(known, 'known crawler')})`);
  if (everyoneElse !== 'some') return [{ strong: listed(namesOf([...crawlers, ...others])) }];
  if (exceptOthers.length < others.length)
    return withRest(crawlers, ` except ${listed(namesOf(exceptOthers))}`);
  return [{ strong: listed([...namesOf([...crawlers, ...others]), 'all unknown crawlers']) }];
}

/** Most crawlers that are named within a sentence. */
const MOST_IN_SENTENCE = 2;

/** The crawlers of a change within a sentence: `Bingbot`, `12 crawlers and everyone else`. */
export function crawlersInSentence(change: VersionChange): string {
  const { crawlers, others, exceptOthers, everyoneElse, isForEveryone } = change;
  if (isForEveryone && crawlers.length > 0) return 'everyone';
  if (everyoneElse === 'all') return listed([...namesText(crawlers), 'everyone else']);
  if (everyoneElse !== 'some') return listed(namesText([...crawlers, ...others]));
  if (exceptOthers.length < others.length)
    return `${listed([...namesText(crawlers), 'everyone else'])} except ${listed(namesText(exceptOthers))}`;
  return listed([...namesText([...crawlers, ...others]), 'all unknown crawlers']);
}

function namesText(names: readonly string[]): readonly string[] {
  return names.length > MOST_IN_SENTENCE ? [count(names.length, 'crawler')] : names;
}

/** Adds everyone else to the names of crawlers. */
function withRest(crawlers: readonly string[], rest: string): Rich {
  const names = crawlers.length === 0 ? 'Everyone else' : listed([...namesOf(crawlers), 'everyone else']);
  return [{ strong: names }, rest];
}

/** Returns the first names, and the number of the others. */
function namesOf(crawlers: readonly string[]): readonly string[] {
  // "1 more" would be as long as a name.
  if (crawlers.length <= MOST_NAMED + 1) return crawlers;
  return [...crawlers.slice(0, MOST_NAMED), `${formatNumber(crawlers.length - MOST_NAMED)} more`];
}

/** The addresses of a change: `everything`, and after it ` except /shop/ (4 areas were already blocked)`. */
export function changedPlace({ place, except, ...change }: VersionChange): {
  readonly where: Rich;
  readonly except: Rich;
} {
  if (except === null) return { where: someOf(place), except: [] };
  const where: Rich = place.kind === 'everything' ? ['everything'] : addresses(place.kind, [place]);
  const others: Rich = except.length === 0 ? [] : [' except ', ...exceptions(except)];
  return { where, except: [...others, ...alreadyThere(change)] };
}

/** Says which addresses had the new outcome before, in whole or in part. */
function alreadyThere({
  already,
  isAlreadyWhole,
  alreadyDiffers,
  direction,
  after,
}: Pick<VersionChange, 'already' | 'isAlreadyWhole' | 'alreadyDiffers' | 'direction' | 'after'>): Rich {
  const [first] = already;
  if (first === undefined) return [];
  if (direction === 'other' && after.outcome === 'disallowed')
    return isAlreadyWhole
      ? [' (already asked to stay away from ', ...exceptions(already), ')']
      : [' (partly asked before to stay away from ', ...exceptions(already), ')'];
  const were = already.length === 1 && first.kind !== 'pattern' ? 'was' : 'were';
  const how = isAlreadyWhole ? `${were} already` : `${were} partly`;
  const outcome = direction === 'other' ? 'open' : changedOutcome(after, false);
  const ending = `${isAlreadyWhole ? '' : ' before'}${alreadyDiffers ? ' for some of these' : ''}`;
  return [' (', ...exceptions(already), ` ${how} ${outcome}${ending})`];
}

function someOf(place: Place): Rich {
  if (place.kind === 'everything') return ['some addresses'];
  if (place.kind === 'area') return ['some addresses starting with ', { code: place.text }];
  return ['some ', ...addresses(place.kind, [place])];
}

function exceptions(places: readonly Place[]): Rich {
  if (places.length > MOST_NAMED)
    return [count(places.length, places.every(({ kind }) => kind === 'area') ? 'area' : 'place')];
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return listedRich(
    kinds.map((kind) =>
      addresses(
        kind,
        places.filter((place) => place.kind === kind),
      ),
    ),
  );
}

function addresses(kind: Place['kind'], places: readonly Place[]): Rich {
  const texts = places.map(({ text }): Rich => [{ code: text }]);
  if (kind === 'page') return [places.length === 1 ? 'the address ' : 'the addresses ', ...listedRich(texts)];
  return kind === 'pattern' ? ['addresses like ', ...listedRich(texts, anyOf)] : listedRich(texts);
}

/** Outcome in a version of the file. A crawler that need not obey is never blocked: the file asks it to stay away, or doesn't. */
export function changedOutcome({ outcome }: VersionChange['after'], needNotObey: boolean): string {
  if (outcome === 'undefined') return 'left open';
  if (needNotObey) return outcome === 'allowed' ? 'not asked' : 'asked to stay away';
  return outcome === 'allowed' ? 'allowed' : 'blocked';
}

/** Joins a few rich texts: `a, b and c`, or with `anyOf` `a, b or c`. */
function listedRich(texts: readonly Rich[], joined: (names: Iterable<string>) => string = listed): Rich {
  // A character for private use stands for each text.
  const parts = joined(texts.map((_, place) => String.fromCharCode(FIRST_PRIVATE + place)));
  return [...parts.matchAll(/[\uE000-\uF8FF]|[^\uE000-\uF8FF]+/g)].flatMap(
    ([part]): Rich => texts[part.charCodeAt(0) - FIRST_PRIVATE] ?? [part],
  );
}

const FIRST_PRIVATE = 0xe000;

interface CountedChanges extends ChangeCounts {
  readonly isProven: boolean;
}

/** The number of changes between two texts, by what they do; `opened` and `closed` are empty for none. */
export interface ChangesHead {
  readonly strong: string;
  readonly opened: string;
  readonly closed: string;
}

/** Heads the changes between two texts: `**2 changes** · 1 opened · 1 closed`. Claims that nothing changes only if it is proven. */
export function changesHead({ isProven, changed, opened, closed }: CountedChanges): ChangesHead {
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
export function changesHeadText(check: CountedChanges, origin: string): string {
  const { strong, opened, closed } = changesHead(check);
  return [strong, opened, closed, origin].filter((part) => part !== '').join(' · ');
}

/**
 * Names the crawlers that a change for everyone else doesn't reach, and the remedy: `**Bingbot isn't reached:** it has a group of its own. To change it,
 * too, add line 26 to its group.` Null if there are none.
 * @param namesLines false if the reader doesn't see the lines of the later text.
 */
export function leftOutNote(
  { changes, leftOut }: Pick<ProvenVersionChanges, 'changes' | 'leftOut'>,
  namesLines = true,
): Rich | null {
  if (leftOut.length === 0) return null;
  const forOthers = changes.filter(({ everyoneElse }) => everyoneElse === 'all' || everyoneElse === 'some');
  const lines = new Set(forOthers.flatMap(({ after }) => after.lines));
  const names = firstCrawlers(leftOut);
  const [strong, why, remedy, place] =
    leftOut.length === 1
      ? [`${names} isn't reached:`, 'it has a group of its own', 'To change it, too,', 'its group']
      : [`${names} aren't reached:`, 'they have groups of their own', 'To change them, too,', 'their groups'];
  const edit: Rich =
    lines.size === 0 || !namesLines
      ? [`make the same change in ${place}.`]
      : ['add ', ...changedLineNames([...lines].sort((a, b) => a - b)), ` to ${place}.`];
  return [{ strong }, ` ${why}. ${remedy} `, ...edit];
}

/** Most names of crawlers in a note. */
const SHOWN_NAMES = 3;

/** The first of some names of crawlers, and the number of the others. */
export function firstCrawlers(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).map(shownPath);
  return listed(rest > 0 ? [...shown, `${formatNumber(rest)} more`] : shown);
}
