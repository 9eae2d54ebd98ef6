import type { TextEdit } from '../../engine/text-edits';
import type { Finding } from '..';

/** The edits of several fixes as one transaction, with their findings. */
export interface GatheredFixes<Fixable> {
  readonly edits: readonly TextEdit[];
  readonly fixed: readonly Fixable[];
}

/**
 * Gathers the fixes that don't conflict, in the order of the findings. A fix that conflicts with an earlier
 * one is skipped; a later round can apply it.
 */
export function gatherFixes<Fixable extends Pick<Finding, 'fix'>>(
  findings: readonly Fixable[],
): GatheredFixes<Fixable> {
  const edits: TextEdit[] = [];
  const fixed: Fixable[] = [];
  for (const finding of findings) {
    const fix = finding.fix?.() ?? [];
    if (fix.length === 0 || !fix.every((edit) => fits(edits, edit))) continue;
    for (const edit of fix) edits.splice(placeFor(edits, edit), 0, edit);
    fixed.push(finding);
  }
  return { edits, fixed };
}

/**
 * Returns the index of the first edit that starts after this one, or at the same offset without ending
 * earlier.
 */
function placeFor(edits: readonly TextEdit[], [from, to]: TextEdit): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [otherFrom, otherTo] = edits[middle] as TextEdit;
    if (otherFrom < from || (otherFrom === from && otherTo < to)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns whether an edit overlaps no other one. An insertion must not touch another edit either, because
 * their order would be arbitrary.
 */
function fits(edits: readonly TextEdit[], edit: TextEdit): boolean {
  const at = placeFor(edits, edit);
  const before = edits[at - 1];
  const after = edits[at];
  return (before === undefined || isApart(before, edit)) && (after === undefined || isApart(edit, after));
}

function isApart([from, to]: TextEdit, [nextFrom, nextTo]: TextEdit): boolean {
  const touchesInsertion = to === nextFrom && (from === to || nextFrom === nextTo);
  return to <= nextFrom && !touchesInsertion;
}
