import { google } from '../../../dialects';
import { agentLinesWith } from '../../facts/agent-value';
import { crawlersNamed } from '../../facts/crawlers-meant';
import { hasInvisible } from '../../facts/invisible-characters';
import { knownTokens } from '../../facts/known-tokens';
import type { LintContext } from '../../lint-context';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; read: string; isKnown: boolean; count: number }>({
  dialects: 'all',
  kind: 'advice',
  check(file, report) {
    // The catalogue has crawlers with such names. Without it, every such name would be reported.
    if (file.context.crawlers.length === 0) return;
    const tokens = knownTokens(file.context);
    const harmless: LintLine[] = [];
    const readOf = (line: LintLine): string => google.agents.read(line.value).token;
    for (const line of agentLinesWith(file, 'characters')) {
      if (hasInvisible(line.value)) continue;
      const known = tokens.get(readOf(line));
      if (known === undefined) harmless.push(line);
      else
        report({
          ...atValue(line),
          params: { value: line.value, read: known, isKnown: true, count: 1 },
          ...(isSearchEngine(known, file.context) && { kind: 'disagreement' }),
        });
    }
    const first = harmless[0];
    if (first === undefined) return;
    report({
      ...atValue(first),
      related: harmless.slice(1).map(({ number }) => number),
      params: { value: first.value, read: readOf(first), isKnown: false, count: harmless.length },
    });
  },
});

/** Returns whether a name belongs to a search engine: then the line may apply to it unintentionally. */
function isSearchEngine(name: string, context: LintContext): boolean {
  return crawlersNamed(name, context).some(({ category }) => category === 'search');
}
