import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';
import { ruleOf } from './rules-text';

const rulesOf = memoize(
  (file: LintFile): ReadonlySet<string> =>
    new Set(file.rules.map((line) => `${file.groupAt(line.number)} ${ruleOf(line)}`)),
);

/** Returns whether the group of a line has a rule of the same kind with a path as written. */
export function hasRule(
  file: LintFile,
  { number, kind }: Pick<LintLine, 'number' | 'kind'>,
  path: string,
): boolean {
  return rulesOf(file).has(`${file.groupAt(number)} ${kind} ${path}`);
}
