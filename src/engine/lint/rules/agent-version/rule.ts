import { asciiLowerCase } from '../../../match/ascii';
import { agentLinesWith } from '../../facts/agent-value';
import { knownTokens } from '../../facts/known-tokens';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

type Values = { value: string; name: string; count: number };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'cosmetic',
  fix: 'evident',
  check(file, report) {
    const tokens = knownTokens(file.context);
    const others: LintLine[] = [];
    for (const line of agentLinesWith(file, 'version')) {
      const name = nameIn(line);
      if (!tokens.has(asciiLowerCase(name))) others.push(line);
      else report({ ...foundIn([line]), intent: { kind: 'agents', names: [name] } });
    }
    // Old lists of bots are full of versions, so all unknown crawlers share one finding.
    if (others.length > 0) report({ ...foundIn(others), kind: 'advice' });
  },
});

function foundIn(lines: readonly LintLine[]): Found<Values> {
  const [first, ...rest] = lines as [LintLine, ...LintLine[]];
  const name = nameIn(first);
  return {
    line: first,
    from: first.valueFrom + name.length,
    to: first.valueTo,
    related: rest.map(({ number }) => number),
    params: { value: first.value, name, count: lines.length },
    fix: () => lines.map((line): Edit => [line.valueFrom + nameIn(line).length, line.valueTo, '']),
  };
}

function nameIn({ value }: LintLine): string {
  return value.slice(0, value.indexOf('/'));
}
