import { crawlerDialects } from '../../../engine/dialects';
import type { TextEdit } from '../../../engine/text-edits';
import { removeWholeLines } from '../../facts/remove-lines';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Allow rules that are examined between pauses: at most a few milliseconds. */
const ALLOWS_PER_SLICE = 100;
const WILDCARD = /[*$]/;

export const rule = defineRule<{
  path: string;
  blocked: string;
  blockedLine: number;
  before: number;
  count: number;
}>({
  dialects: { only: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'neutral',
  *check(file, report) {
    for (const { rules } of file.groups) {
      const late = yield* lateExceptions(file, rules);
      const [first] = late;
      if (first === undefined) continue;
      const line = first.allow;
      const before = Math.min(...late.map(({ disallow }) => disallow.number));
      const moved = late.map(({ allow }) => allow);
      const last = moved.at(-1)?.number ?? before;
      report({
        ...atValue(line),
        related: [first.disallow.number, ...moved.slice(1).map(({ number }) => number)],
        params: {
          path: line.value,
          blocked: first.disallow.value,
          blockedLine: first.disallow.number,
          before,
          count: late.length,
        },
        // Moving lines within a group changes nothing for dialects that use the longest rule, unless a dialect reads it as two groups.
        ...(standTogether(file, before, last) &&
          !isLabelled(file, before, last) && { fix: () => moveUp(file, before, moved) }),
      });
    }
  },
});

/** An Allow rule that tools using the first matching rule never reach, and the Disallow before it. */
interface LateException {
  readonly allow: LintLine;
  readonly disallow: LintLine;
}

/**
 * Finds the Allow rules that decide nothing if the first matching rule wins. If the longest wins, each of them decides:
 * it is longer than the Disallow before it, and without wildcards no other pattern matches all of its paths.
 */
function* lateExceptions(
  file: LintFile,
  rules: LintGroup['rules'],
): Generator<void, readonly LateException[]> {
  const byPattern = new Map<string, LintLine>();
  const allows: LintLine[] = [];
  let hasBlock = false;
  for (const line of rules) {
    const pattern = file.patternOf(line);
    if (!isLiteral(pattern)) continue;
    if (!byPattern.has(pattern)) byPattern.set(pattern, line);
    hasBlock ||= line.kind === 'disallow';
    if (hasBlock && line.kind === 'allow') allows.push(line);
  }
  if (allows.length === 0) return [];
  const lengths = new Set([...byPattern.keys()].map(({ length }) => length));
  const late: LateException[] = [];
  for (const [index, allow] of allows.entries()) {
    if (index % ALLOWS_PER_SLICE === 0) yield;
    const pattern = file.patternOf(allow);
    let disallow = allow;
    for (const length of lengths) {
      if (length > pattern.length) continue;
      const line = byPattern.get(pattern.slice(0, length));
      if (line !== undefined && line.number < disallow.number) disallow = line;
    }
    if (disallow.kind === 'disallow' && file.patternOf(disallow) !== pattern) late.push({ allow, disallow });
  }
  return late;
}

/**
 * Tools that use the first matching rule don't support wildcards, so this rule skips patterns with wildcards.
 */
function isLiteral(pattern: string): boolean {
  return pattern !== '' && !WILDCARD.test(pattern);
}

function standTogether(file: LintFile, from: number, to: number): boolean {
  return crawlerDialects.every(({ id }) => {
    const { groupTable, table } = file.readBy(id);
    return groupTable.groups.some(
      ({ firstLine, lastLine }) => table.number(firstLine) < from && to <= table.number(lastLine),
    );
  });
}

/** Returns whether a comment is among the lines from one to another: rules below it would move above it. */
function isLabelled({ lines }: LintFile, from: number, to: number): boolean {
  return lines.slice(from - 1, to).some(({ kind }) => kind === 'comment');
}

function moveUp(file: LintFile, before: number, moved: readonly LintLine[]): readonly TextEdit[] {
  const at = file.lines[before - 1]?.from ?? 0;
  return [[at, at, moved.map((line) => `${line.text}\n`).join('')], ...removeWholeLines(file, moved)];
}
