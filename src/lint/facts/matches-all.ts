import { memoize } from '../../engine/collections';
import type { LintGroup } from '../lint-group';

/** Returns whether a pattern matches every URL: `/`, `*` or `/*`. */
export function matchesAll(pattern: string): boolean {
  return pattern === '/' || pattern === '*' || pattern === '/*';
}

/** Returns whether a rule of a group blocks the whole site. */
export function blocksAll(group: Pick<LintGroup, 'rules'> | undefined): boolean {
  return group !== undefined && haveBlockingRule(group.rules);
}

/** Cached, because lint rules ask about each User-agent line of a group. */
const haveBlockingRule = memoize((rules: LintGroup['rules']): boolean =>
  rules.some(({ kind, value }) => kind === 'disallow' && matchesAll(value)),
);

/** Returns whether a rule of a group blocks something. */
export function blocksSomething(group: Pick<LintGroup, 'rules'> | undefined): boolean {
  return group?.rules.some(({ kind, value }) => kind === 'disallow' && value !== '') === true;
}
