import { asciiLowerCase } from '../../engine/ascii';
import { groupBy, memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import type { Found } from '../lint-rule';
import { isMovable, joinGroups } from './merge-groups';
import { removeLines } from './remove-lines';
import { rulesText } from './rules-text';

/** Maximum number of lines with the name that are examined. */
const MOST_EXAMINED = 10;

/** User-agent lines by their value in lower case. */
export const agentsByName = memoize((file: LintFile) =>
  groupBy(file.agents, ({ value }) => asciiLowerCase(value)),
);

/**
 * For a line that crawlers read as a name: finds another one that has just this name, in its group, or above it with the same rules.
 * Returns that line, with a fix that removes this one, or its whole group if that names no other crawler. Null if there is none.
 */
export function repeatedName(
  file: LintFile,
  line: LintLine,
  name: string,
): Required<Pick<Found, 'related' | 'fix'>> | null {
  const group = file.groupOf(line);
  if (group === undefined) return null;
  const other = agentsByName(file)
    .get(asciiLowerCase(name))
    ?.slice(0, MOST_EXAMINED)
    .find((one) => {
      const first = file.groupOf(one);
      const isEarlier = one.number < line.number && rulesText(first?.rules ?? []) === rulesText(group.rules);
      return first === group || (isEarlier && isMovable(file, group));
    });
  if (other === undefined) return null;
  const isAlone = group.agents.length === 1;
  return {
    related: [other.number],
    fix: () =>
      isAlone ? joinGroups(file, file.groupOf(other) as LintGroup, [group]) : removeLines(file, [line]),
  };
}
