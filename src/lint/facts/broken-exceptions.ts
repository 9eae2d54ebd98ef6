import { memoize } from '../../engine/collections';
import { compileGlob, globMatches, witness } from '../../engine/match';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { escaped } from './escaped';
import { withoutEntities } from './wrong-escapes';

/** Maximum number of broken exceptions compared. */
const MOST_COMPARED = 50;

/**
 * Returns the first exception that a rule would undo if its path were `path`: an Allow of its group that matches nothing because of another mistake, but
 * would win if it were correct. Undefined if there is none.
 */
export function undoneException(
  file: LintFile,
  { kind, number }: LintLine,
  path: string,
): number | undefined {
  if (kind !== 'disallow') return undefined;
  const glob = compileGlob(path);
  return brokenExceptions(file).find(
    (allow) =>
      allow.meant.length >= path.length &&
      file.groupAt(allow.number) === file.groupAt(number) &&
      globMatches(glob, witness(allow.meant)),
  )?.number;
}

/** Allow rules that match nothing: their lines, and the paths that they evidently mean. Only white space or a missing slash breaks a path for certain. */
const brokenExceptions = memoize((file: LintFile) =>
  file.rules
    .filter(({ kind, value }) => kind === 'allow' && !/^[/*]\S*$/.test(value))
    .slice(0, MOST_COMPARED)
    .map(({ number, value }) => ({ number, meant: escaped(withoutEntities(value)) })),
);

/** First rule with `&amp;` that would block what each broken exception is meant to open, once it is corrected: line numbers by the exception's line. */
export const rulesOfExceptions = memoize((file: LintFile): ReadonlyMap<number, number> => {
  const rules = new Map<number, number>();
  for (const line of file.rules) {
    const path = withoutEntities(line.value);
    const exception = path === line.value ? undefined : undoneException(file, line, path);
    if (exception !== undefined && !rules.has(exception)) rules.set(exception, line.number);
  }
  return rules;
});
