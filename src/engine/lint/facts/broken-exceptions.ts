import { compileGlob, globMatches } from '../../match/glob';
import { witness } from '../../match/witness';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { escaped } from './escaped';
import { memoize } from './memoize';
import { withoutEntities } from './wrong-escapes';

/** Maximum number of broken exceptions compared per group. */
const MOST_PER_GROUP = 20;

/**
 * Returns the first exception that a rule would undo if its path were `path`: an Allow of its group that matches nothing because of another mistake, but
 * would win if it were correct. Null if there is none.
 */
export function undoneException(file: LintFile, { kind, number }: LintLine, path: string): LintLine | null {
  if (kind !== 'disallow') return null;
  const glob = compileGlob(path);
  const broken = brokenExceptions(file).get(file.groupAt(number)) ?? [];
  const found = broken.find(({ meant }) => meant.length >= path.length && globMatches(glob, witness(meant)));
  return found?.line ?? null;
}

/** An Allow that matches nothing, and the path that it evidently means. */
interface BrokenException {
  readonly line: LintLine;
  readonly meant: string;
}

/** By group. Only white space or a missing slash breaks a path for certain. */
const brokenExceptions = memoize((file: LintFile): ReadonlyMap<number, readonly BrokenException[]> => {
  const byGroup = new Map<number, BrokenException[]>();
  for (const line of file.rules) {
    const { kind, value, number } = line;
    if (kind !== 'allow' || /^[/*]\S*$/.test(value)) continue;
    const group = file.groupAt(number);
    const broken = byGroup.get(group) ?? [];
    byGroup.set(group, broken);
    if (broken.length < MOST_PER_GROUP) broken.push({ line, meant: escaped(withoutEntities(value)) });
  }
  return byGroup;
});
