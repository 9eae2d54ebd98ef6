import { directivesIn } from '../../facts/directives-in-line';
import { countExemptNames } from '../../facts/exempt-names';
import { fieldMistakes } from '../../facts/field-mistakes';
import { isClosedToSearch } from '../../facts/is-closed-to-search';
import { isDisallowForAll } from '../../facts/is-disallow-for-all';
import { matchesAll } from '../../facts/matches-all';
import { isProductionHost } from '../../facts/production-host';
import { removeLines } from '../../facts/remove-lines';
import { stagingSign } from '../../facts/staging-sign';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ isProduction: boolean; isAlone: boolean; exempt: number }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    const { robotsUrl } = file.context;
    const isProduction = isProductionHost(robotsUrl);
    // Test servers are blocked on purpose.
    if (robotsUrl !== null && !isProduction) return;
    const isForAll = (one: LintLine): boolean => file.groupOf(one)?.isGlobal === true;
    const line = file.rules.find(
      (one) => matchesAll(one.value) && isForAll(one) && isDisallowForAll(file, one),
    );
    if (line === undefined) return;
    if (file.rules.some((one) => one.kind === 'allow' && one.value !== '' && isForAll(one))) return;
    // A file that says it is for staging blocks on purpose. On a production host, staging-copied reports it.
    if (stagingSign(file) !== null) return;
    // Files that let search engines in block the others on purpose.
    if (!isClosedToSearch(file)) return;
    const isAlone = file.groupOf(line)?.rules.length === 1;
    const exempt = countExemptNames(file);
    report({
      ...atValue(line),
      effect: 'changes',
      params: { isProduction, isAlone, exempt },
      // A file with exceptions for some crawlers means the block for the others. A list of names that `*` joined means it for them.
      ...(exempt === 0 &&
        !isForNames(file, line) && {
          fix: () => (isAlone ? [[line.valueFrom, line.valueTo, '']] : removeLines(file, [line])),
        }),
    });
  },
});

/** Returns whether the rule is probably meant for crawlers that are named above it, some of them perhaps in lines with a mistake. */
function isForNames(file: LintFile, line: LintLine): boolean {
  const group = file.groupOf(line);
  if (group === undefined) return false;
  if (group.agents.some(({ isGlobal }) => !isGlobal)) return true;
  return file.lines
    .slice(group.firstLine - 1, line.number - 1)
    .some(
      (above) =>
        fieldMistakes(file).get(above.number)?.meant === 'User-agent' ||
        directivesIn(above)?.rest.some(({ name }) => name === 'user-agent'),
    );
}
