import { directivesIn } from '../../facts/directives-in-line';
import { foundOf, type MistakeValues } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { intentOfLine } from '../../facts/intent-of-line';
import { memoize } from '../../facts/memoize';
import type { Edit } from '../../finding';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';

/** `isRead`: Google reads the line as intended. `mayLose`: an Allow rule whose group has a longer Disallow rule. */
type Values = MistakeValues & { isRead: boolean; mayLose: boolean };

export const rule = fieldMistakeRule<Values>({
  covers: ({ kind }) => kind === 'no-colon',
  oneCause: ['meant', 'isRead', 'mayLose'],
  found(file, mistake) {
    const { line } = mistake;
    const { params, ...found } = foundOf(file, mistake);
    const inner = directivesIn(mistake);
    if (inner === null) {
      const isRead = line.missingColon && line.kind !== 'other';
      const mayLose = isRead && line.kind === 'allow' && hasLongerDisallow(file, line);
      return { ...found, params: { ...params, isRead, mayLose } };
    }
    // A line without its first colon may contain a later one: "User-agent * Disallow: /".
    const intent = intentOfLine(mistake.meant.toLowerCase(), inner);
    return {
      ...found,
      params: { ...params, value: inner.firstValue, isRead: false, mayLose: false },
      ...(intent !== null && { intent }),
      fix: () => [
        [mistake.fieldFrom, mistake.valueFrom, `${mistake.meant}: `],
        ...inner.rest.map(({ blankFrom, from }): Edit => [blankFrom, from, '\n']),
      ],
    };
  },
});

/** Length of the longest Disallow pattern by group. */
const longestDisallow = memoize((file: LintFile): ReadonlyMap<number, number> => {
  const longest = new Map<number, number>();
  for (const line of file.rules) {
    if (line.kind !== 'disallow') continue;
    const group = file.groupAt(line.number);
    longest.set(group, Math.max(longest.get(group) ?? 0, file.patternOf(line).length));
  }
  return longest;
});

function hasLongerDisallow(file: LintFile, line: LintLine): boolean {
  return (longestDisallow(file).get(file.groupAt(line.number)) ?? 0) > file.patternOf(line).length;
}
