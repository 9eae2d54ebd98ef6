import { asciiLowerCase } from '../../engine/ascii';
import { isPolicyToken } from '../../engine/policy-token';
import type { LintFile } from '../lint-file';
import { blocksAll } from './matches-all';

/** Counts the crawlers with a group of their own that doesn't block the whole site. A block for `*` doesn't apply to them. */
export function countExemptNames({ groups }: LintFile): number {
  const names = groups
    .filter((group) => !blocksAll(group))
    .flatMap(({ agents, isGlobal }) => (isGlobal ? [] : agents))
    .map(({ value }) => asciiLowerCase(value));
  return new Set(names.filter((name) => !isPolicyToken(name))).size;
}
