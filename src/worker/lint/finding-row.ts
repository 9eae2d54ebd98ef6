import type { Finding } from '../../engine/lint';
import type { FindingRow } from './lint-protocol';
import type { LintedFinding } from './linted-file';

/** UTF-16 units of a change that is shown with its finding. */
const LONGEST_CHANGE = 100;

/** A finding in the form in which it travels. `index` is its place among all of its text. */
export function findingRow(
  { fix, fixKind, ...finding }: LintedFinding,
  index: number,
  text: string,
): FindingRow {
  return { ...finding, index, fix: fixKind, change: changeOf(fix, text) };
}

function changeOf(fix: Finding['fix'], text: string): FindingRow['change'] {
  const [edit, ...others] = fix?.() ?? [];
  if (edit === undefined || others.length > 0) return null;
  const [from, to, after] = edit;
  if (to - from > LONGEST_CHANGE || after.length > LONGEST_CHANGE) return null;
  const before = text.slice(from, to);
  return `${before}${after}`.includes('\n') ? null : { at: from, before, after };
}
