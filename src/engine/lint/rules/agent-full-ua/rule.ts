import { google } from '../../../dialects';
import { asciiLowerCase } from '../../../match/ascii';
import { agentLinesWith } from '../../facts/agent-value';
import { knownTokens } from '../../facts/known-tokens';
import type { LintContext } from '../../lint-context';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

type Values = { name: string; count: number; read: string };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    const others: LintLine[] = [];
    for (const line of agentLinesWith(file, 'header')) {
      const name = crawlerIn(line.value, file.context);
      if (name === null) others.push(line);
      else
        report({
          ...foundIn(line, name, 1),
          intent: { kind: 'agents', names: [name] },
          fix: () => [[line.valueFrom, line.valueTo, name]],
        });
    }
    const [first, ...rest] = others;
    // Old lists of bots are full of headers, so all that name no known crawler share one finding.
    if (first !== undefined)
      report({
        ...foundIn(first, '', others.length),
        related: rest.map(({ number }) => number),
        kind: 'advice',
      });
  },
});

function foundIn(line: LintLine, name: string, count: number): Found<Values> {
  return {
    ...atValue(line),
    params: { name, count, read: google.agents.read(line.value).token },
  };
}

/** Returns the crawler of the catalogue that a header names; the one with the longest name if there are several. */
function crawlerIn(header: string, context: LintContext): string | null {
  const tokens = knownTokens(context);
  let longest: string | null = null;
  for (const [word] of asciiLowerCase(header).matchAll(/[a-z][\w.-]*/g)) {
    const name = tokens.get(word);
    if (name !== undefined && name.length > (longest?.length ?? 0)) longest = name;
  }
  return longest;
}
