import { google } from '../../../dialects';
import { agentLinesWith } from '../../facts/agent-value';
import { crawlersNamed } from '../../facts/crawlers-meant';
import { hasInvisible } from '../../facts/invisible-characters';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; read: string; isEngine: boolean }>({
  dialects: 'all',
  // Many crawlers have such names and read them as a whole. A search engine may be named unintentionally.
  kind: 'cosmetic',
  oneCause: [],
  check(file, report) {
    // The catalogue has crawlers with such names. Without it, every such name would be reported.
    if (file.context.crawlers.length === 0) return;
    for (const line of agentLinesWith(file, 'characters')) {
      if (hasInvisible(line.value)) continue;
      const read = google.agents.read(line.value).token;
      const engine = crawlersNamed(read, file.context).find(({ category }) => category === 'search');
      report({
        ...atValue(line),
        params: { value: line.value, read: engine?.productToken ?? read, isEngine: engine !== undefined },
        ...(engine !== undefined && { kind: 'disagreement' }),
      });
    }
  },
});
