import { asciiLowerCase } from '../../../engine/ascii';
import { agentLinesWith } from '../../facts/agent-value';
import { knownTokens } from '../../facts/known-tokens';
import { repeatedName } from '../../facts/repeated-name';
import { defineRule } from '../../lint-rule';

/** Only about known names: an unknown crawler may compare its name with the version. `isRepeated`: another line has the bare name and the same rules. */
export const rule = defineRule<{ value: string; name: string; isRepeated: boolean }>({
  dialects: 'all',
  kind: 'cosmetic',
  fix: 'evident',
  check(file, report) {
    const tokens = knownTokens(file.context);
    for (const line of agentLinesWith(file, 'version')) {
      const { value, valueFrom, valueTo } = line;
      const name = value.slice(0, value.indexOf('/'));
      if (!tokens.has(asciiLowerCase(name))) continue;
      const from = valueFrom + name.length;
      const repeated = repeatedName(file, line, name);
      report({
        line,
        from,
        to: valueTo,
        params: { value, name, isRepeated: repeated !== null },
        intent: { kind: 'agents', names: [name] },
        fix: () => [[from, valueTo, '']],
        ...repeated,
      });
    }
  },
});
