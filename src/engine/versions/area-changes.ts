import { compileGlob, type Glob, globMatches } from '../match/glob';
import type { ChangedPlace, Difference, DifferentPart, PartDecision, PathPlace } from '../proof';
import { gapWordsOf } from '../proof/gap-word';
import { mayOverlap } from '../proof/rule-list';
import { sortInSlices } from '../proof/sort-in-slices';
import { Work } from '../proof/work';
import type { VersionVerdict } from './version-changes';

/**
 * Most places that are described with their exceptions, of one difference and of all. Files that have little in common have
 * thousands of changes.
 */
const MOST_PLACES_OF_DIFFERENCE = 300;
const MOST_PLACES = 1_000;
/** Most changes that others are compared with. */
const MOST_COMPARED = 200;

/** A verdict that changes alike for the addresses of a place, for one crawler. */
export interface AreaChange extends ChangedPlace, Pick<DifferentPart, 'path' | 'has'> {
  readonly before: VersionVerdict;
  readonly after: VersionVerdict;
  /** True if it is part of another change: that one is about all of these addresses, too, with the same outcomes. */
  readonly isCovered: boolean;
}

/** Describes differences as changes of areas. Those that crawlers share are described once. */
export class AreaChanges {
  readonly #known = new Map<Difference, readonly AreaChange[]>();
  #places = 0;

  /** Returns the changes of a difference, the widest first. Pauses after each slice of work. */
  *of(difference: Difference): Generator<void, readonly AreaChange[]> {
    const known = this.#known.get(difference);
    if (known !== undefined) return known;
    const changes: Uncovered[] = [];
    for (const [index, { before, after, path, has, place }] of difference.parts.entries()) {
      const isDescribed = index < MOST_PLACES_OF_DIFFERENCE && this.#places < MOST_PLACES;
      if (isDescribed) this.#places++;
      const { place: where, except, already, isAlreadyWhole } = yield* place(!isDescribed);
      changes.push({
        ...{ place: where, except, already, isAlreadyWhole, path, has },
        ...{ before: versionVerdict(before), after: versionVerdict(after) },
      });
      yield;
    }
    const marked = yield* markCovered(changes);
    this.#known.set(difference, marked);
    return marked;
  }
}

/** Returns the verdict of a decision. */
export function versionVerdict({ outcome, rule }: PartDecision): VersionVerdict {
  return { outcome, lines: rule === null ? [] : [rule.line] };
}

/** Orders larger places first, then shorter paths. */
export function bySize(a: SizedChange, b: SizedChange): number {
  const wider = Number(b.place.kind === 'everything') - Number(a.place.kind === 'everything');
  return wider || a.place.text.length - b.place.text.length || a.path.length - b.path.length;
}

type SizedChange = Pick<AreaChange, 'place' | 'path'>;

/** Returns the lines that decide in some verdicts, ascending. */
export function linesOf(verdicts: readonly VersionVerdict[]): readonly number[] {
  return [...new Set(verdicts.flatMap(({ lines }) => lines))].sort((a, b) => a - b);
}

type Uncovered = Omit<AreaChange, 'isCovered'>;

/** A change whose place others may be in. */
interface Wide {
  readonly change: Uncovered;
  readonly glob: Glob;
  readonly except: readonly string[];
  /** The changes that are part of it. */
  readonly parts: Uncovered[];
}

/** Finds the changes that are part of wider ones. A wider one is decided by their lines, too. */
function* markCovered(changes: readonly Uncovered[]): Generator<void, readonly AreaChange[]> {
  const work = new Work();
  const wide: Wide[] = [];
  const covered: AreaChange[] = [];
  const others: AreaChange[] = [];
  for (const change of yield* sortInSlices(changes, bySize, work)) {
    const shapes = shapesOf(change.place);
    const around = wide.find((each) => contains(each, change, shapes));
    work.count += change.place.text.length * wide.length;
    if (work.isDue) yield;
    if (around !== undefined) {
      around.parts.push(change);
      covered.push({ ...change, isCovered: true });
    } else if (wide.length < MOST_COMPARED) {
      const except = (change.except ?? []).flatMap(shapesOf);
      wide.push({ change, glob: globOf(change.place), except, parts: [] });
    } else others.push({ ...change, isCovered: false });
  }
  return [...wide.map(withLinesOfParts), ...others, ...covered];
}

function withLinesOfParts({ change, parts }: Wide): AreaChange {
  const joined = (version: 'before' | 'after'): VersionVerdict => {
    const verdict = change[version];
    // No rule decides the change itself, which a line of a part would hide.
    if (verdict.lines.length === 0) return verdict;
    return { ...verdict, lines: linesOf([verdict, ...parts.map((part) => part[version])]) };
  };
  return { ...change, before: joined('before'), after: joined('after'), isCovered: false };
}

/** Returns whether what is said about the wide change is true for the other one, too. */
function contains(
  { change: wide, glob, except }: Wide,
  change: Uncovered,
  shapes: readonly string[],
): boolean {
  if (wide.after.outcome !== change.after.outcome || wide.before.outcome !== change.before.outcome)
    return false;
  const isSameLine = wide.after.lines[0] === change.after.lines[0];
  if (wide.except === null)
    return isSameLine && change.except === null && isSamePlace(wide.place, change.place);
  if (!shapes.every((shape) => globMatches(glob, shape))) return false;
  // The rule that decides both afterwards decides nothing where the exceptions do.
  return isSameLine || !except.some((each) => shapes.some((shape) => mayOverlap(each, shape)));
}

function isSamePlace(one: PathPlace, other: PathPlace): boolean {
  return one.kind === other.kind && one.text === other.text;
}

function shapesOf(place: PathPlace): readonly string[] {
  return gapWordsOf(globOf(place));
}

function globOf({ kind, text }: PathPlace): Glob {
  return compileGlob(kind === 'pattern' ? text : kind === 'page' ? `${text}$` : `${text}*`);
}
