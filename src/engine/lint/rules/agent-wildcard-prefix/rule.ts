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
  fix: 'choice',
  check(file, report) {
    for (const line of agentLinesWith(file, 'star-in-front')) {
      const names = namesMeant(line.value, file.context);
      const isShort = names.length > 0 && names.length <= MOST_NAMES;
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, names },
        ...weightOfNames(names, file.context),
        ...(isShort && { fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]] }),
      });
    }
  },
};

/** Everybody, the one crawler whose name stands between the stars, or all that the stars would stand for. */
function namesMeant(value: string, context: LintContext): readonly string[] {
  const bare = value.replace(/[*./]/g, '');
  if (bare === '') return ['*'];
  const known = knownTokens(context).get(asciiLowerCase(bare));
  return known === undefined ? namedByStars(value, context) : [known];
}
