import { asciiLowerCase } from '../../../match/ascii';
import { agentLinesWith } from '../../facts/agent-value';
import { knownTokens } from '../../facts/known-tokens';
import { namedByStars } from '../../facts/named-by-stars';
import { weightOfNames } from '../../facts/weight-of-names';
import type { LintContext } from '../../lint-context';
import type { LintRule } from '../../lint-rule';

/** Names that a fix writes at most. */
const MOST_NAMES = 10;

export const rule: LintRule = {
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of agentLinesWith(file, 'star-behind')) {
      const base = line.value.slice(0, line.value.indexOf('*'));
      const others = namedByStars(line.value, file.context).filter(
        (name) => asciiLowerCase(name) !== asciiLowerCase(base),
      );
      const isName = isNameAlone(base, line.value, file.context);
      const names = isName ? [base] : others.length > 0 ? others : [base.replace(/[-_.]+$/, '')];
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, name: base, names, others, isName },
        ...weightOfNames(names, file.context),
        ...(names.length <= MOST_NAMES && {
          fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]],
        }),
      });
    }
  },
};

/** "Googlebot*" is read as Googlebot; "Googlebot-*" as the name "Googlebot-", which nobody has. */
function isNameAlone(base: string, value: string, context: LintContext): boolean {
  if (knownTokens(context).has(asciiLowerCase(base))) return true;
  return /^\*+$/.test(value.slice(base.length)) && !/[-_.]$/.test(base);
}
