import { groupInSlices, mapInSlices } from '../collections';
import type { VersionChange, VersionVerdict } from './version-changes';

/**
 * Joins changes of the same addresses with the same outcomes. They differ in their crawlers, and in the lines that decide: each group may have a rule of its
 * own. Changes of only some addresses of a place stay apart. Pauses after each slice of work.
 */
export function* joinSame(changes: readonly VersionChange[]): Generator<void, readonly VersionChange[]> {
  const same = yield* groupInSlices(changes, ({ place, except, before, after, isCovered, ...change }) =>
    JSON.stringify([
      ...[place, except, before.outcome, after.outcome, isCovered, change.needNotObey],
      // Either a rule decides for all of the crawlers, or none does.
      ...[before.lines.length, after.lines.length, except === null && change],
    ]),
  );
  const joinedChanges = yield* mapInSlices(same, (alike) => {
    const named = alike.filter(({ everyoneElse }) => everyoneElse === 'none');
    // One of these may name those for which it doesn't change, so that two can't become one.
    const [first, ...others] = alike.filter(({ everyoneElse }) => everyoneElse !== 'none');
    const joined = first === undefined ? named : [first, ...named];
    return [...joined.slice(0, 1).map((change) => withAll(change, joined)), ...others];
  });
  return joinedChanges.flat();
}

function withAll(change: VersionChange, joined: readonly VersionChange[]): VersionChange {
  return {
    ...change,
    crawlers: [...new Set(joined.flatMap(({ crawlers }) => crawlers))],
    before: { ...change.before, lines: linesOf(joined.map(({ before }) => before)) },
    after: { ...change.after, lines: linesOf(joined.map(({ after }) => after)) },
  };
}

function linesOf(verdicts: readonly VersionVerdict[]): readonly number[] {
  return [...new Set(verdicts.flatMap(({ lines }) => lines))].sort((a, b) => a - b);
}
