import type { LintLine } from '../lint-line';

/** Spellings that every reader of the catalogue takes for a rule. */
const PLAIN = new Set(['allow', 'disallow']);

/**
 * Whether a group, given by its rule lines, still has a rule for every reader when one line is taken out. Without any, its user-agent lines would
 * belong to the next group. Lines that open everything, or nothing, do not count: they may be taken out as well.
 */
export function keepsARule(lines: readonly LintLine[], without: LintLine): boolean {
  return lines.some(
    (line) => line !== without && !opensAll(line) && !line.missingColon && PLAIN.has(line.name),
  );
}

function opensAll({ kind, value }: LintLine): boolean {
  return kind === 'allow' && (value === '' || value === '/');
}
