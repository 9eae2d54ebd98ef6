import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { rulesBeside } from './rules-beside';
import { ruleOf } from './rules-text';

const written = memoize((rules: readonly LintLine[]): ReadonlySet<string> => new Set(rules.map(ruleOf)));

/** Returns whether the group of a line has a rule of the same kind with a path as written. */
export function hasRule(file: LintFile, line: Pick<LintLine, 'number' | 'kind'>, path: string): boolean {
  return written(rulesBeside(file, line)).has(`${line.kind} ${path}`);
}
