import { mapInSlices } from '../collections';
import { compileGlob, type Glob, globMatches } from '../match/glob';
import type { ChangedPlace, PathPlace } from '../proof';
import { gapWordsOf } from '../proof/gap-word';
import { mayOverlap } from '../proof/rule-list';
import { sortInSlices } from '../proof/sort-in-slices';
import { Work } from '../proof/work';
import type { VersionChange } from './version-changes';

/** Most changes that others are compared with. */
const MOST_COMPARED = 200;

type Uncompared = Omit<VersionChange, 'isCovered'>;

/** A change whose place others may be in. */
interface Wide {
  readonly change: Uncompared;
  readonly glob: Glob;
  readonly except: readonly string[];
}

/** Sorts the changes of the same crawlers by the size of their places and marks those that a wider one covers. Pauses after each slice of work. */
export function* markCovered(changes: readonly Uncompared[]): Generator<void, readonly VersionChange[]> {
  const wide: Wide[] = [];
  const sorted = yield* sortInSlices(changes, bySize, new Work());
  return yield* mapInSlices(sorted, (change) => {
    const shapes = shapesOf(change.place);
    const isCovered = wide.some((each) => isSameVerdict(each.change, change) && contains(each, shapes));
    const { except } = change;
    if (!isCovered && except !== null && wide.length < MOST_COMPARED)
      wide.push({ change, glob: globOf(change.place), except: except.flatMap(shapesOf) });
    return { ...change, isCovered };
  });
}

/** Orders changes: newly blocked ones first, then larger places first. */
export function bySize(a: SizedChange, b: SizedChange): number {
  const newlyBlocked = Number(isBlocked(b)) - Number(isBlocked(a));
  const wider = Number(b.place.kind === 'everything') - Number(a.place.kind === 'everything');
  return newlyBlocked || wider || a.place.text.length - b.place.text.length || a.path.length - b.path.length;
}

function isBlocked({ after, needNotObey }: SizedChange): boolean {
  return after.outcome === 'disallowed' && !needNotObey;
}

type SizedChange = Pick<VersionChange, 'after' | 'path' | 'needNotObey'> & Pick<ChangedPlace, 'place'>;

function isSameVerdict(one: Uncompared, other: Uncompared): boolean {
  return (
    one.after.lines[0] === other.after.lines[0] &&
    one.after.outcome === other.after.outcome &&
    one.before.outcome === other.before.outcome
  );
}

function contains({ glob, except }: Wide, shapes: readonly string[]): boolean {
  return shapes.every(
    (shape) => globMatches(glob, shape) && !except.some((excepted) => mayOverlap(excepted, shape)),
  );
}

function shapesOf(place: PathPlace): readonly string[] {
  return gapWordsOf(globOf(place));
}

function globOf({ kind, text }: PathPlace): Glob {
  return compileGlob(kind === 'pattern' ? text : kind === 'page' ? `${text}$` : `${text}*`);
}
