import { dialectOfProfile, questionFor } from '../../../engine/crawlers';
import { CompactOutcome, decideMany, selectGroups } from '../../../engine/match';
import { countExemptNames } from '../../facts/exempt-names';
import { isClosedToSearch } from '../../facts/is-closed-to-search';
import { isDisallowForAll } from '../../facts/is-disallow-for-all';
import { matchesAll } from '../../facts/matches-all';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ names: readonly string[]; exempt: number }>({
  dialects: { only: ['google'] },
  kind: 'advice',
  check(file, report) {
    const line = file.agents.find(({ value }) => value === '*');
    if (line === undefined || file.context.crawlers.length === 0) return;
    // A file that blocks a part of the site, or lets search engines in, needn't mean these crawlers. One that closes the site evidently does.
    if (!file.rules.some((one) => matchesAll(one.value) && isDisallowForAll(file, one))) return;
    const all = decideMany(file.google, { productTokens: [] }, ['/']);
    if (all.outcome[0] !== CompactOutcome.disallowed) return;
    const special = file.context.crawlers.filter(
      // Crawlers that don't read robots.txt follow no group.
      ({ ignoresGlobalGroup, obeysRobots }) => ignoresGlobalGroup === true && obeysRobots !== 'no',
    );
    const missed = special.filter(
      (crawler) =>
        selectGroups(file.readBy(dialectOfProfile(crawler)), questionFor(crawler)).reason ===
        'global-ignored',
    );
    // The others visit only sites that asked for it.
    if (
      !missed.some(({ category }) => category === 'ads') ||
      !(isClosedToSearch(file) || missed.length < special.length)
    )
      return;
    const names = missed.map(({ productToken }) => productToken);
    report({
      ...atValue(line),
      params: { names, exempt: countExemptNames(file) },
    });
  },
});
