import type { LintGroup } from '../lint-group';

/** Returns whether a pattern matches every URL: `/`, `*` or `/*`. */
export function matchesAll(pattern: string): boolean {
  return pattern === '/' || pattern === '*' || pattern === '/*';
}

/** Returns whether a rule of a group blocks the whole site. */
export function blocksAll(group: Pick<LintGroup, 'rules'> | undefined): boolean {
  return group?.rules.some(({ kind, value }) => kind === 'disallow' && matchesAll(value)) === true;
}

/** Returns whether a rule of a group blocks something. */
export function blocksSomething(group: Pick<LintGroup, 'rules'> | undefined): boolean {
  return group?.rules.some(({ kind, value }) => kind === 'disallow' && value !== '') === true;
}
