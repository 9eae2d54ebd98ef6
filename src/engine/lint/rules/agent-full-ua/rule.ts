import { google } from '../../../dialects';
import { asciiLowerCase } from '../../../match/ascii';
import { agentLinesWith } from '../../facts/agent-value';
import { knownTokens } from '../../facts/known-tokens';
import type { LintContext } from '../../lint-context';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ name: string; read: string }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const line of agentLinesWith(file, 'header')) {
      const name = crawlerIn(line.value, file.context);
      // Old lists of bots are full of headers that name no known crawler.
      if (name === null) continue;
      report({
        ...atValue(line),
        params: { name, read: google.agents.read(line.value).token },
        intent: { kind: 'agents', names: [name] },
        fix: () => [[line.valueFrom, line.valueTo, name]],
      });
    }
  },
});

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
