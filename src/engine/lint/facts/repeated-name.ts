import { asciiLowerCase } from '../../match/ascii';
import type { Edit } from '../finding';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { groupBy } from './group-by';
import { memoize } from './memoize';
import { looksAlike, removeGroup } from './merge-groups';
import { removeLines } from './remove-lines';
import { rulesText } from './rules-text';

/** Maximum number of lines with the name that are examined. */
const MOST_EXAMINED = 10;

const agentsByName = memoize((file: LintFile) => groupBy(file.agents, ({ value }) => asciiLowerCase(value)));

/**
 * For a line that crawlers read as a name: finds another one that has just this name and the same rules. Returns its number and a fix that
 * removes the line, or its whole group if that names no other crawler. Null if there is none.
 */
export function repeatedName(
  file: LintFile,
  line: LintLine,
  name: string,
): { readonly number: number; readonly fix: () => readonly Edit[] } | null {
  const group = groupOf(file, line);
  if (group === undefined) return null;
  const named = agentsByName(file).get(asciiLowerCase(name))?.slice(0, MOST_EXAMINED) ?? [];
  const inGroup = named.find((one) => groupOf(file, one) === group);
  if (inGroup !== undefined) return { number: inGroup.number, fix: () => removeLines(file, [line]) };
  const elsewhere = named.find((one) => isAlike(groupOf(file, one), group));
  if (elsewhere === undefined || !isPlain(file, group) || !looksAlike(file, group)) return null;
  const isAlone = group.agents.length === 1;
  return {
    number: elsewhere.number,
    fix: () => (isAlone ? [removeGroup(file, group.firstLine, group.lastLine)] : removeLines(file, [line])),
  };
}

function groupOf(file: LintFile, { number }: LintLine): LintGroup | undefined {
  return file.groups[file.groupAt(number)];
}

function isAlike(other: LintGroup | undefined, group: LintGroup): boolean {
  return other !== undefined && rulesText(other) === rulesText(group);
}

/** Returns whether a group has only user-agent lines and rules, apart from blank lines and comments. */
function isPlain({ lines }: LintFile, { firstLine, lastLine }: LintGroup): boolean {
  return lines.slice(firstLine - 1, lastLine).every(({ kind }) => !/^(?:other|sitemap|text)$/.test(kind));
}
