import { beginningOf } from './gap-word';
import { overlapOf } from './overlap';
import { type Entry, mayOverlap, type RuleList } from './rule-list';

/** Work counted for each word that two patterns share. */
const WORK_PER_SHARED = 500;

/** Everything that begins with a text, one path, or all paths of a pattern with stars. */
export type PlaceKind = 'area' | 'page' | 'pattern';

/** Returns the kind of place that gap words describe, and the text that all of its paths begin with. */
export function kindOfPlace([shape = '', ...others]: readonly string[]): {
  readonly kind: PlaceKind;
  readonly start: string;
} {
  const start = beginningOf(shape);
  const isPage = start === shape;
  const isArea = !isPage && start.length === shape.length - 1 && others.length === 0;
  return { kind: isPage ? 'page' : isArea ? 'area' : 'pattern', start };
}

/**
 * Returns whether a pattern decides some paths of a word. Null if they overlap in too many ways.
 *
 * @param isLeftOut tells whether the paths of a word don't count.
 */
export function decidesSome(
  entry: Entry,
  word: string,
  list: RuleList,
  isLeftOut: (word: string) => boolean = () => false,
): boolean | null {
  for (const shape of entry.shapes) {
    if (!mayOverlap(word, shape)) continue;
    const shared = overlapOf(word, shape, list.work);
    if (shared === null) return null;
    list.work.count += WORK_PER_SHARED * shared.length;
    for (const each of shared)
      for (const path of list.paths.possibleOf(each))
        if (!isLeftOut(path) && list.strongest(path) === entry) return true;
  }
  return false;
}
