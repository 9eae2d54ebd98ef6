import type { LintLine } from '../lint-line';

/** Spellings that every crawler dialect reads as a rule. */
const PLAIN = new Set(['allow', 'disallow']);

/**
 * Returns whether a group, given by its rules, still has a rule for every dialect without one of its lines. Otherwise its user-agent lines
 * would join the next group. `Allow:` and `Allow: /` don't count, because other rules may remove them too.
 */
export function keepsARule(lines: readonly LintLine[], without: LintLine): boolean {
  return lines.some(
    (line) => line !== without && !opensAll(line) && !line.missingColon && PLAIN.has(line.name),
  );
}

function opensAll({ kind, value }: LintLine): boolean {
  return kind === 'allow' && (value === '' || value === '/');
}
