import { groupInSlices, inSlices } from '../engine/collections';
import type { TextEdit } from '../engine/text-edits';
import { type Finding, MOST_RELATED, type Severity, type TextPlace } from './finding';
import type { LintRule } from './lint-rule';

/** Maximum number of findings with one cause (see `LintRule.oneCause`) that stay separate. */
export const MOST_SEPARATE = 3;

/**
 * Folds findings that differ only in their place: those of a rule with the same params, and many with one cause. The first of the worst
 * severity stands for all. It has their fixes, and `moreLines` in its params counts their lines. Findings about the whole file stay. Pauses after each
 * slice of work.
 */
export function* foldAlike(
  findings: readonly Finding[],
  rules: ReadonlyMap<string, Pick<LintRule, 'oneCause'>>,
): Generator<void, readonly Finding[]> {
  const folded = findings.filter(({ line }) => line === 0);
  const inPlaces = findings.filter(({ line }) => line !== 0);
  const same = yield* groupInSlices(inPlaces, ({ rule, params }) => `${rule} ${JSON.stringify(params)}`);
  const byCause = yield* groupInSlices(same, ([first]) => causeOf(first, rules));
  yield* inSlices(byCause, (alike) => {
    const isOne = alike.length > MOST_SEPARATE && rules.get(alike[0][0].rule)?.oneCause !== undefined;
    if (isOne) folded.push(fold(alike.flat()));
    else for (const each of alike) folded.push(fold(each));
  });
  return folded;
}

/** Findings of different severities have different causes: only some of them change a verdict. */
function causeOf(
  { rule, severity, params }: Finding,
  rules: ReadonlyMap<string, Pick<LintRule, 'oneCause'>>,
): string {
  const names = rules.get(rule)?.oneCause ?? [];
  return JSON.stringify([rule, severity, ...names.map((name) => params[name] ?? null)]);
}

function fold(alike: readonly Finding[]): Finding {
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  const inOrder = [...alike].sort((a, b) => a.from - b.from);
  const first = inOrder.reduce((worst, one) => (weight(one.severity) < weight(worst.severity) ? one : worst));
  const others = inOrder.filter((one) => one !== first);
  if (others.length === 0) return first;
  const lines = new Set(others.map(({ line }) => line));
  lines.delete(first.line);
  const related = new Set([...first.related, ...lines]);
  return {
    ...first,
    related: [...related].slice(0, MOST_RELATED),
    params: { ...first.params, ...(lines.size > 0 && { moreLines: lines.size }) },
    fix: inOrder.some(({ fix }) => fix !== null) ? () => editsOf(inOrder) : null,
    places: others.map(({ line, from, to }): TextPlace => ({ line, from, to })),
  };
}

/** Returns the edits of all fixes. A fix that starts before the end of an earlier one is left for a later round. */
function editsOf(inOrder: readonly Finding[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { fix } of inOrder) {
    const own = fix?.() ?? [];
    if (isAfter(edits.at(-1), own[0])) edits.push(...own);
  }
  return edits;
}

function isAfter(last: TextEdit | undefined, next: TextEdit | undefined): boolean {
  if (last === undefined || next === undefined) return true;
  // The order of an insertion and an edit at the same offset would be arbitrary.
  const touches = last[1] === next[0] && (last[0] === last[1] || next[0] === next[1]);
  return last[1] <= next[0] && !touches;
}

function weight(severity: Severity): number {
  return WORST_FIRST.indexOf(severity);
}

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'note', 'tidy'];
