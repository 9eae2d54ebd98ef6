import { asciiLowerCase } from '../../../engine/ascii';
import { crawlersMeant, crawlersNamed } from '../../../engine/crawlers';
import { agentMistakes } from '../../facts/agent-value';
import { OBSOLETE_TOKENS } from '../../facts/obsolete-tokens';
import { tokensMeantBy } from '../../facts/tokens-meant';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of names examined per file. */
const MOST_NAMES = 60;
/** Maximum number of user-agent lines examined. */
const MOST_AGENTS = 3_000;

export const rule = defineRule<{
  value: string;
  meant: string;
  others: readonly string[];
  isMisspelt: boolean;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    const { context } = file;
    if (context.crawlers.length === 0) return;
    const named = new Set(file.agents.map(({ value }) => asciiLowerCase(value)));
    const fallbacks = new Set(
      context.crawlers.flatMap(({ fallbackTokens }) => fallbackTokens.map(asciiLowerCase)),
    );
    const mistakes = agentMistakes(file);
    let left = MOST_NAMES;
    for (const line of file.agents.slice(0, MOST_AGENTS)) {
      const { value } = line;
      if (OBSOLETE_TOKENS.has(asciiLowerCase(value)) || crawlersMeant(value, context).length > 0) continue;
      if (value === '*' || fallbacks.has(asciiLowerCase(value)) || mistakes.has(line)) continue;
      if (left-- <= 0) return;
      const meant = tokensMeantBy(value, context);
      const [first] = meant.tokens;
      const crawlers = meant.tokens.flatMap((token) => crawlersNamed(token, context));
      // A file that also names the crawler correctly needs no report.
      const isNamed = crawlers.some(({ productToken, aliases }) =>
        [productToken, ...aliases].some((token) => named.has(asciiLowerCase(token))),
      );
      if (first === undefined || isNamed || crawlers.every(({ confidence }) => confidence === 'low'))
        continue;
      report({
        ...atValue(line),
        params: { value, meant: first, others: meant.tokens.slice(1), isMisspelt: meant.isMisspelt },
        fix: () => [[line.valueFrom, line.valueTo, first]],
      });
    }
  },
});
