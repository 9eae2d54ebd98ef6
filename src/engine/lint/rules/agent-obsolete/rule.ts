import { asciiLowerCase } from '../../../match/ascii';
import { OBSOLETE_TOKENS } from '../../facts/obsolete-tokens';
import { atValue, defineRule } from '../../lint-rule';

/** Length of the longest outdated name. */
const LONGEST = Math.max(...[...OBSOLETE_TOKENS.keys()].map(({ length }) => length));

export const rule = defineRule<{ value: string; successor: string }>({
  dialects: { only: ['google', 'rfc9309', 'bing'] },
  kind: 'advice',
  check(file, report) {
    const old = file.agents.filter(({ value }) => successorOf(value) !== undefined);
    if (old.length === 0) return;
    const named = new Set(file.agents.map(({ value }) => asciiLowerCase(value)));
    for (const line of old) {
      const successor = successorOf(line.value);
      // A file that also names the successor keeps the old name on purpose.
      if (successor === undefined || named.has(asciiLowerCase(successor))) continue;
      report({ ...atValue(line), params: { value: line.value, successor } });
    }
  },
});

function successorOf(value: string): string | undefined {
  return value.length > LONGEST ? undefined : OBSOLETE_TOKENS.get(asciiLowerCase(value));
}
