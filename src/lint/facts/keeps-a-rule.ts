import { memoize } from '../../engine/collections';
import type { LintLine } from '../lint-line';

/** Spellings that every crawler dialect reads as a rule. */
const PLAIN = new Set(['allow', 'disallow']);

/**
 * Returns whether a group, given by its rules, still has a rule for every dialect without one of its lines. Otherwise its user-agent lines
 * would join the next group. `Allow:` and `Allow: /` don't count, because other rules may remove them too.
 */
export function keepsARule(lines: readonly LintLine[], without: LintLine): boolean {
  return firstTwo(lines).some((line) => line !== without);
}

/** Returns the first two lines that every dialect reads as a rule and that don't open everything. */
const firstTwo = memoize((lines: readonly LintLine[]): readonly LintLine[] => {
  const found: LintLine[] = [];
  for (const line of lines) {
    if (!opensAll(line) && !line.missingColon && PLAIN.has(line.name)) found.push(line);
    if (found.length === 2) break;
  }
  return found;
});

function opensAll({ kind, value }: LintLine): boolean {
  return kind === 'allow' && (value === '' || value === '/');
}
