import { google } from '../../../dialects';
import { agentLinesWith } from '../../facts/agent-value';
import { crawlersNamed } from '../../facts/crawlers-meant';
import { hasInvisible } from '../../facts/invisible-characters';
import { atValue, defineRule } from '../../lint-rule';

/** Only about search engines that such a line may name unintentionally. Many crawlers have names with digits and read them as a whole. */
export const rule = defineRule<{ value: string; read: string }>({
  dialects: 'all',
  kind: 'disagreement',
  check(file, report) {
    for (const line of agentLinesWith(file, 'characters')) {
      if (hasInvisible(line.value)) continue;
      const engine = crawlersNamed(google.agents.read(line.value).token, file.context).find(
        ({ category }) => category === 'search',
      );
      if (engine !== undefined)
        report({ ...atValue(line), params: { value: line.value, read: engine.productToken } });
    }
  },
});
