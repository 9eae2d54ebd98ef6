import { memoize } from '../../../engine/collections';
import { crawlersMeant, dialectOfProfile } from '../../../engine/crawlers';
import { fieldMistakes } from '../../facts/field-mistakes';
import { linesWithField } from '../../facts/lines-by-field';
import { slidRules } from '../../facts/slid-rules';
import { MOST_RELATED } from '../../finding';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule, MOST_TRIED } from '../../lint-rule';
import { readersOf } from '../../readers';

/**
 * Reports only groups that Yandex follows. Tools that read files by the 1994 standard are too rare to act on. `brokenAllow`: first line
 * of the group that means an Allow but has a mistake in its field, or 0.
 */
export const rule = defineRule<{
  count: number;
  agents: readonly string[];
  blankLine: number;
  brokenAllow: number;
}>({
  dialects: { only: ['yandex', 'standard1994', 'python'] },
  kind: 'disagreement',
  fix: 'evident',
  oneCause: [],
  check(file, report) {
    for (const group of file.groups) {
      const { blanks, behind, isAtAgents } = split(file, group);
      const [line] = behind;
      if (line === undefined || !isForYandex(file, group)) continue;
      // Yandex' help shows the blank line below User-agent; it doesn't mention one between rules.
      if (!isAtAgents && !isWrittenForYandex(file)) continue;
      const brokenAllow = brokenAllowIn(file, group);
      report({
        ...atDirective(line),
        related: behind.slice(1, 1 + MOST_RELATED).map(({ number }) => number),
        params: {
          count: behind.length,
          agents: group.agents.map(({ value }) => value),
          blankLine: blanks[0]?.number ?? 0,
          brokenAllow,
        },
        intent: {
          kind: 'rules',
          rules: blockingFirst(behind).map(({ kind, value }) => ({
            type: kind === 'allow' ? 'allow' : 'disallow',
            path: value,
          })),
          inGroupOfLine: group.firstLine,
        },
        // A blank line above slid rules shows where they belong, so there is no fix. Nor while the group would block what a broken Allow opens.
        ...(brokenAllow === 0 &&
          !behind.some(({ number }) => slidRules(file).has(number)) && {
            fix: () => blanks.map(({ from, to }) => [from, to + 1, '']),
          }),
      });
    }
  },
});

/** Returns whether a file names a crawler of Yandex or uses a field that only Yandex has had. */
function isWrittenForYandex(file: LintFile): boolean {
  return (
    linesWithField(file, 'host').length + linesWithField(file, 'clean-param').length > 0 || namesYandex(file)
  );
}

const namesYandex = memoize((file: LintFile): boolean =>
  file.agents.some(({ value }) =>
    crawlersMeant(value, file.context).some((crawler) => dialectOfProfile(crawler) === 'yandex'),
  ),
);

/** Returns whether a crawler of Yandex follows a group. */
function isForYandex(file: LintFile, { agents, isGlobal: isForAll }: LintGroup): boolean {
  // Yandex' main crawler is the one that sites think of.
  if (isForAll && namesYandex(file)) return false;
  return agents.some(({ isGlobal, token }) =>
    readersOf(isGlobal ? '*' : token, file).some(
      ({ dialect, isSearchOrNamed }) => dialect === 'yandex' && isSearchOrNamed,
    ),
  );
}

/** Returns the rules of the intent to try, blocking ones first: the effect of a lost Allow depends on them. */
function blockingFirst(lines: readonly LintLine[]): readonly LintLine[] {
  const isBlocking = ({ kind, value }: LintLine): boolean => kind === 'disallow' && value !== '';
  return [...lines.filter(isBlocking), ...lines.filter((line) => !isBlocking(line))].slice(0, MOST_TRIED);
}

function brokenAllowIn(file: LintFile, { firstLine, lastLine }: LintGroup): number {
  const mistakes = fieldMistakes(file);
  const lines = file.lines.slice(firstLine - 1, lastLine);
  return lines.find(({ number }) => mistakes.get(number)?.meant === 'Allow')?.number ?? 0;
}

/**
 * Returns the blank lines of a group that have rules after them, all rules after the first one that Yandex can read, and whether none is
 * above it. Other rules report blank lines between user-agent lines.
 */
function split(
  file: LintFile,
  { agents, rules }: LintGroup,
): {
  readonly blanks: readonly LintLine[];
  readonly behind: readonly LintLine[];
  readonly isAtAgents: boolean;
} {
  const blanks: LintLine[] = [];
  const behind: LintLine[] = [];
  let isAtAgents = true;
  const last = rules.at(-1)?.number ?? 0;
  for (let number = (agents.at(-1)?.line ?? last) + 1; number <= last; number++) {
    const line = file.lines[number - 1] as LintLine;
    if (line.kind === 'empty') blanks.push(line);
    else if (!line.isRule || line.missingColon) continue;
    else if (blanks.length > 0) behind.push(line);
    else isAtAgents = false;
  }
  return { blanks, behind, isAtAgents };
}
