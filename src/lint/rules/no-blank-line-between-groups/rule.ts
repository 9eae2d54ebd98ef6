import { crawlerDialects } from '../../../engine/dialects';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ count: number }>({
  dialects: { only: ['yandex', 'standard1994'] },
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    const lines: LintLine[] = [];
    const starts = groupStartsForAll(file);
    for (const [index, { firstLine }] of file.groups.entries()) {
      const previous = file.groups[index - 1];
      const line = file.lines[firstLine - 1];
      if (previous === undefined || line === undefined || !starts.has(firstLine)) continue;
      if (!hasBlank(file, previous.lastLine, firstLine)) lines.push(line);
    }
    const [line] = lines;
    if (line === undefined) return;
    // Usually the whole file has no blank lines, so all places share one note.
    report({
      ...atDirective(line),
      related: lines.slice(1).map(({ number }) => number),
      params: { count: lines.length },
      fix: () =>
        lines.map(({ number }) => {
          const at = startOfComments(file, number);
          return [at, at, '\n'];
        }),
    });
  },
});

/**
 * Returns the lines (1-based) at which every crawler dialect starts a group. At other lines a blank line above
 * would end the group for some of them.
 */
function groupStartsForAll(file: LintFile): ReadonlySet<number> {
  const [first, ...rest] = crawlerDialects.map(({ id }) => {
    const { table, groupTable } = file.readBy(id);
    return new Set(groupTable.groups.map(({ firstLine }) => table.number(firstLine)));
  });
  return new Set([...(first ?? [])].filter((line) => rest.every((starts) => starts.has(line))));
}

function hasBlank(file: LintFile, after: number, before: number): boolean {
  for (let number = after + 1; number < before; number++)
    if (file.lines[number - 1]?.kind === 'empty') return true;
  return false;
}

/** Returns the offset of a line (1-based), or of the first comment right above it. */
function startOfComments(file: LintFile, line: number): number {
  let number = line;
  while (file.lines[number - 2]?.kind === 'comment') number--;
  return file.lines[number - 1]?.from ?? 0;
}
