import { groupInSlices } from '../collections';
import { Work } from '../proof/work';
import { type AreaChange, linesOf } from './area-changes';
import type { VersionChange } from './version-changes';

/** A change of some crawlers, with a way to look for another example. */
export interface FoundRow extends Omit<VersionChange, 'isForEveryone'>, Pick<AreaChange, 'has'> {}

/**
 * Joins changes of the same place with the same outcomes. They differ in their crawlers, in what of the place had the new
 * outcome before, and in the lines that decide: each group may have a rule of its own. Changes of only some addresses of a place
 * stay apart, and so do those that have no example in common. Pauses after each slice of work.
 */
export function* joinSame(changes: readonly FoundRow[]): Generator<void, readonly FoundRow[]> {
  const same = yield* groupInSlices(
    changes,
    ({ place, except, already: _, isAlreadyWhole: __, before, after, isCovered, ...change }) =>
      JSON.stringify([
        ...[place, except, before.outcome, after.outcome, isCovered, change.needNotObey],
        // Afterwards, either a rule decides for all of the crawlers, or none does.
        ...[after.lines.length > 0, except === null && change],
      ]),
  );
  const work = new Work();
  const rows: FoundRow[] = [];
  for (const alike of same) {
    const named = alike.filter(({ everyoneElse }) => everyoneElse === 'none');
    // One of these may name those for which it doesn't change, so that two can't become one.
    const [first, ...others] = alike.filter(({ everyoneElse }) => everyoneElse !== 'none');
    const joined = first === undefined ? named : [first, ...named];
    rows.push(...joinedRows(joined, work), ...others);
    if (work.isDue) yield;
  }
  return rows;
}

function joinedRows(rows: readonly FoundRow[], work: Work): readonly FoundRow[] {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return rows;
  const has = (path: string): boolean => rows.every((row) => row.has(path));
  const example = rows.find(({ path }) => {
    work.count += WORK_PER_EXAMPLE * rows.length;
    return has(path);
  });
  return example === undefined ? rows : [{ ...withAll(first, rows), path: example.path, has }];
}

/** Work counted for each crawler's rules that an example is looked up in. */
const WORK_PER_EXAMPLE = 2_000;

function withAll(change: FoundRow, joined: readonly FoundRow[]): FoundRow {
  const already = new Map(
    joined.flatMap((each) => each.already).map((place) => [`${place.kind} ${place.text}`, place]),
  );
  const differs = joined.some((each) => each.already.length !== already.size);
  return {
    ...change,
    crawlers: [...new Set(joined.flatMap(({ crawlers }) => crawlers))],
    already: [...already.values()],
    isAlreadyWhole: joined.every((each) => each.isAlreadyWhole || each.already.length === 0),
    ...(differs && { alreadyDiffers: true }),
    before: { ...change.before, lines: linesOf(joined.map(({ before }) => before)) },
    after: { ...change.after, lines: linesOf(joined.map(({ after }) => after)) },
  };
}
