import { globMatches } from '../match/glob';
import { isWorthMore } from './examined-rules';
import { decidesSome, kindOfPlace, type PlaceKind } from './place';
import type { Entry, RuleList } from './rule-list';

/** The addresses of a pattern. */
export interface PathPlace {
  readonly kind: 'everything' | PlaceKind;
  /** The text that an area begins with, the path of a page, or a pattern in the dialect's form. `/` for everything. */
  readonly text: string;
}

/** The addresses of a part of a difference, apart from that of robots.txt itself. */
export interface ChangedPlace {
  readonly place: PathPlace;
  /**
   * Places that other rules decide afterwards: all other addresses of `place` have the part's new outcome. Empty if there are
   * none. Null if that isn't known: then only some addresses may have it.
   */
  readonly except: readonly PathPlace[] | null;
  /** Places of which some addresses had that outcome before. No others of `place` had it, apart from `except`. */
  readonly already: readonly PathPlace[];
  /** True if every address of `already` had it. */
  readonly isAlreadyWhole: boolean;
}

/** The place of a difference that isn't known to be smaller. */
export const ANYWHERE: ChangedPlace = {
  place: { kind: 'everything', text: '/' },
  except: null,
  already: [],
  isAlreadyWhole: false,
};

/** Most exceptions of a place. Thousands of changes may have as many each. */
const MOST_EXCEPTIONS = 500;
/** Most exceptions that are compared with one another and examined. */
const MOST_EXAMINED = 50;

/** A list of rules, with the pattern that decides the paths of a part. */
export interface DecidingEntry {
  readonly list: RuleList;
  readonly entry: Entry | null;
}

/**
 * Describes the paths that one pattern decides before and another after. Pauses after each slice of work.
 * @param isRough true to leave out the exceptions.
 */
export function* placeOfChange(
  before: DecidingEntry,
  after: DecidingEntry,
  isRough: boolean,
): Generator<void, ChangedPlace> {
  const entry = narrower(before.entry, after.entry);
  if (entry === null) return ANYWHERE;
  const place = placeOf(entry);
  const some = { ...ANYWHERE, place };
  if (isRough || ![before, after].every((part) => hasOutcome(entry, part))) return some;
  // No exception has paths of the part if it is stronger than the patterns of the part. Otherwise it may.
  const most = [before, after].every((part) => decidesMost(entry, part)) ? MOST_EXCEPTIONS : 0;
  const former = yield* exceptionsIn(entry, before.list, isBlocked(before), most);
  if (former === null) return some;
  const later = yield* exceptionsIn(entry, after.list, isBlocked(after), most - former.length);
  if (later === null) return some;
  const already = withoutNested(former, later);
  return {
    place,
    except: placesOf(withoutNested(later)),
    already: placesOf(already),
    isAlreadyWhole: yield* areUniform(already, before),
  };
}

function placesOf(entries: readonly Entry[]): readonly PathPlace[] {
  return [...new Map(entries.map((each) => [each.pattern, placeOf(each)])).values()];
}

/** Returns whether all paths of the place have the part's outcome, apart from exceptions. */
function hasOutcome({ words }: Entry, part: DecidingEntry): boolean {
  return words.every((word) => part.list.blocks(word) === isBlocked(part));
}

/** Returns whether the part's pattern is the weakest one that decides a path of the place. */
function decidesMost({ words }: Entry, { list, entry }: DecidingEntry): boolean {
  return words.every((word) => list.strongest(word) === entry);
}

function isBlocked({ entry }: DecidingEntry): boolean {
  return entry?.blocks === true;
}

/** Returns the pattern whose paths are all paths of the other; the second one if neither is. */
function narrower(one: Entry | null, other: Entry | null): Entry | null {
  if (one === null || other === null) return one ?? other;
  return covers(other, one) ? one : other;
}

function covers({ glob }: Entry, { shapes }: Entry): boolean {
  return shapes.every((shape) => globMatches(glob, shape));
}

function placeOf({ pattern, shapes }: Entry): PathPlace {
  const { kind, start } = kindOfPlace(shapes);
  if (kind === 'pattern') return { kind, text: pattern };
  return { kind: kind === 'area' && start === '/' ? 'everything' : kind, text: start };
}

/**
 * Returns patterns that decide some paths of another one otherwise, if the outcome of its words is the given one. Null if
 * there are more than `most`, or if that isn't known.
 */
function* exceptionsIn(
  place: Entry,
  list: RuleList,
  blocks: boolean,
  most: number,
): Generator<void, readonly Entry[] | null> {
  const found = new Set<Entry>();
  yield* list.prepareOverlapping(!blocks);
  for (const word of place.words) {
    const winner = list.strongest(word);
    for (const other of list.overlapping(word, -1, winner?.rank ?? Number.POSITIVE_INFINITY, !blocks)) {
      if (list.isDue) yield;
      if (other.rule === null || found.has(other)) continue;
      const decides = isWorthMore(list) ? decidesSome(other, word, list) : null;
      if (decides === null) return null;
      if (decides) found.add(other);
      if (found.size > most) return null;
    }
  }
  return [...found];
}

/** Leaves out patterns whose paths are all paths of another one, or of one of `others`. */
function withoutNested(entries: readonly Entry[], others: readonly Entry[] = []): readonly Entry[] {
  if (entries.length + others.length > MOST_EXAMINED) return entries;
  return entries.filter(
    (entry, index) =>
      !others.some((other) => covers(other, entry)) &&
      !entries.some(
        (other, at) => at !== index && covers(other, entry) && (at < index || !covers(entry, other)),
      ),
  );
}

/** Returns whether all paths of some patterns have the other outcome than the part. */
function* areUniform(entries: readonly Entry[], part: DecidingEntry): Generator<void, boolean> {
  if (entries.length === 0 || entries.length > MOST_EXAMINED) return false;
  for (const entry of entries) {
    if (entry.words.some((word) => part.list.blocks(word) === isBlocked(part))) return false;
    if ((yield* exceptionsIn(entry, part.list, !isBlocked(part), 0)) === null) return false;
  }
  return true;
}
