import { asciiLowerCase } from '../../../engine/ascii';
import { inSlices } from '../../../engine/collections';
import { crawlersNamed } from '../../../engine/crawlers';
import { google } from '../../../engine/dialects';
import { agentLinesWith } from '../../facts/agent-value';
import { crawlerIn } from '../../facts/crawler-in';
import { hasInvisible } from '../../facts/invisible-characters';
import { blocksAll } from '../../facts/matches-all';
import { agentsByName } from '../../facts/repeated-name';
import { rulesText } from '../../facts/rules-text';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

const NO_RULES: readonly LintLine[] = [];

/**
 * `read`: the name that crawlers read instead; may be empty. `meant`: the name of a known crawler that the value contains, or empty. `isOther`: `read`
 * names another crawler. `otherLine`: a line that names it, or 0. `isBlocked`: if `meant` doesn't find its name, the `*` group blocks the whole site for it.
 */
export const rule = defineRule<{
  value: string;
  read: string;
  meant: string;
  isEngine: boolean;
  isOther: boolean;
  otherLine: number;
  isBlocked: boolean;
}>({
  dialects: 'all',
  // Many crawlers have such names and read them as a whole. A search engine may be named unintentionally.
  kind: 'advice',
  oneCause: ['meant'],
  *check(file, report) {
    const lines = agentLinesWith(file, 'characters').filter(({ value }) => !hasInvisible(value));
    // The catalogue has crawlers with such names. Without it, every such name would be reported.
    if (lines.length === 0 || file.context.crawlers.length === 0) return;
    const named = agentsByName(file);
    const rulesAt = (line: LintLine): string => rulesText(file.groupOf(line)?.rules ?? NO_RULES);
    const isClosed = file.groups.some((group) => group.isGlobal && blocksAll(group));
    const rulesOf = new Map<string, ReadonlySet<string>>();
    yield* inSlices(lines, (line) => {
      const read = google.agents.read(line.value).token;
      const namesakes = named.get(read) ?? [];
      const crawlers = crawlersNamed(read, file.context);
      const [crawler] = crawlers;
      const [other] = namesakes;
      const isOther = crawler !== undefined || other !== undefined;
      // Names under which the file gives rules to a crawler with the shortened name.
      const namesOfCrawlers = crawlers.flatMap(({ productToken, aliases }) => [productToken, ...aliases]);
      const known = namesOfCrawlers.flatMap((name) => named.get(asciiLowerCase(name)) ?? []);
      const rules = rulesOf.get(read) ?? new Set([...namesakes, ...known].map(rulesAt));
      rulesOf.set(read, rules);
      // The same rules for both names do no harm.
      if (rules.has(rulesAt(line))) return;
      const meant = isOther ? null : crawlerIn(line.value, file.context);
      // The file may keep the other form for old crawlers.
      if (meant !== null && named.has(asciiLowerCase(meant))) return;
      const isUnknown = !isOther && meant === null;
      const isBlocked = isClosed && meant !== null && !blocksAll(file.groupOf(line));
      const engine = crawlers.find(({ category }) => category === 'search');
      report({
        ...atValue(line),
        ...(other !== undefined && { related: [other.number] }),
        params: {
          value: line.value,
          read: (engine ?? crawler)?.productToken ?? other?.value ?? read,
          meant: meant ?? '',
          isEngine: engine !== undefined,
          isOther,
          otherLine: other?.number ?? 0,
          isBlocked,
        },
        kind: isUnknown ? 'cosmetic' : isBlocked || engine !== undefined ? 'disagreement' : 'advice',
      });
    });
  },
});
