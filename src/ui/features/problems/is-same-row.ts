import type { FindingRow } from '../../../store';

/** Whether two rows look the same and stand for the same finding of their reports. Offsets are not shown, and move with every letter above. */
export function isSameRow(a: FindingRow, b: FindingRow): boolean {
  return a.index === b.index && shownPart(a) === shownPart(b);
}

function shownPart({ rule, severity, line, related, params, isHeuristic, fix, change }: FindingRow): string {
  return JSON.stringify([rule, severity, line, related, params, isHeuristic, fix, change]);
}
