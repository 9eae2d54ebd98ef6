import { memoize } from '../../../engine/collections';
import { agentScopes } from '../../facts/agent-scopes';
import { keepsARule } from '../../facts/keeps-a-rule';
import { looksAlike } from '../../facts/merge-groups';
import { removeLines } from '../../facts/remove-lines';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ isAbove: boolean; path: string }>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    const candidates = file.rules.filter(({ kind, value }) => kind === 'allow' && value === '/');
    if (candidates.length === 0) return;
    const { joined } = agentScopes(file.google, file.context);
    // Scopes with a Disallow that loses against `Allow: /` because it isn't longer.
    const weaker = new Set(
      file.rules
        .filter(({ kind, value }) => kind === 'disallow' && (value === '/' || value === '*'))
        .map(({ number }) => joined[file.groupAt(number)]),
    );
    // Another dialect may read such a Disallow in the group of the Allow.
    const isAlike = weaker.size === 0 || file.groups.every((group) => looksAlike(file, group));
    for (const line of candidates) {
      const group = file.groupAt(line.number);
      const lines = file.groups[group]?.rules;
      // The group must keep at least one rule.
      if (lines === undefined || lines.length < 2 || weaker.has(joined[group])) continue;
      const { below, hasDisallow } = disallowsIn(lines);
      if (!hasDisallow) continue;
      const next = below.get(line);
      report({
        ...atValue(line),
        related: next === undefined ? [] : [next.number],
        params: { isAbove: next !== undefined, path: next?.value ?? '' },
        ...(isAlike && keepsARule(lines, line) && { fix: () => removeLines(file, [line]) }),
      });
    }
  },
});

/** Finds the next Disallow with a path below each rule of a group, and whether it has any Disallow. */
const disallowsIn = memoize((rules: readonly LintLine[]) => {
  const below = new Map<LintLine, LintLine | undefined>();
  let next: LintLine | undefined;
  for (const line of rules.toReversed()) {
    below.set(line, next);
    if (line.kind === 'disallow' && line.value !== '') next = line;
  }
  return { below, hasDisallow: rules.some(({ kind }) => kind === 'disallow') };
});
