import type { TextEdit } from '../../engine/text-edits';
import { keepsVerdicts, type LintedFinding } from '../../lint/fixes';
import type { FindingRow } from './lint-protocol';

/** Maximum UTF-16 units of a change shown with its finding. */
const LONGEST_CHANGE = 100;

/** Converts a finding to the form that is posted. `index` is its index among all findings of its text. */
export function findingRow(
  { fix, fixKind, kind: _kind, places: _, ...finding }: LintedFinding,
  index: number,
  text: string,
): FindingRow {
  const edits = fix?.() ?? [];
  const isAside = fixKind === 'choice' && keepsVerdicts(text, edits);
  return { ...finding, index, fix: isAside ? 'no-verdict' : fixKind, change: changeOf(edits, text) };
}

function changeOf([edit, ...rest]: readonly TextEdit[], text: string): FindingRow['change'] {
  if (edit === undefined || rest.length > 0) return null;
  const [from, to, after] = edit;
  if (to - from > LONGEST_CHANGE || after.length > LONGEST_CHANGE) return null;
  const before = text.slice(from, to);
  return `${before}${after}`.includes('\n') ? null : { at: from, before, after };
}
