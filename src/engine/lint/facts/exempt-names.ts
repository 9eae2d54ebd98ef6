import { asciiLowerCase } from '../../match/ascii';
import { isPolicyToken } from '../../policy-token';
import type { LintFile } from '../lint-file';
import { blocksAll } from './matches-all';

/** Counts the crawlers with a group of their own that doesn't block the whole site. A block for `*` doesn't apply to them. */
export function countExemptNames({ groups }: LintFile): number {
  const names = groups
    .filter((group) => !blocksAll(group))
    .flatMap(({ agents, isGlobal }) => (isGlobal ? [] : agents));
  const crawlers = names.filter(({ value }) => !isPolicyToken(value));
  return new Set(crawlers.map(({ value }) => asciiLowerCase(value))).size;
}
