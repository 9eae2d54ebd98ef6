import { inSlices } from '../../../engine/collections';
import { google } from '../../../engine/dialects';
import { agentLinesWith } from '../../facts/agent-value';
import { crawlerIn } from '../../facts/crawler-in';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ name: string; read: string }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  *check(file, report) {
    yield* inSlices(agentLinesWith(file, 'header'), (line) => {
      const name = crawlerIn(line.value, file.context);
      // Old lists of bots are full of headers that name no known crawler.
      if (name === null) return;
      report({
        ...atValue(line),
        params: { name, read: google.agents.read(line.value).token },
        intent: { kind: 'agents', names: [name] },
        fix: () => [[line.valueFrom, line.valueTo, name]],
      });
    });
  },
});
