import type { Rule } from '../../../engine/parse';
import { isPolicyToken } from '../../../engine/policy-token';
import { alikeInGroups } from '../../facts/alike-in-groups';
import { blocksSomething, matchesAll } from '../../facts/matches-all';
import { isSearchEngine } from '../../facts/search-engines-first';
import { atValue, defineRule } from '../../lint-rule';

/** Most names that a text lists. */
const MOST_NAMES = 3;

export const rule = defineRule<{
  path: string;
  names: readonly string[];
  otherNames: number;
  blocked: string;
  blockedLine: number;
  blocksAll: boolean;
  others: number;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  check(file, report) {
    const { openings } = file.effects;
    // `Allow: /` in a group of its own means that the crawler may do what others may not.
    const found = [...openings.keys()]
      .flatMap((number) => file.lines[number - 1] ?? [])
      .filter((line) => !matchesAll(file.patternOf(line)));
    for (const [line, ...rest] of alikeInGroups(file, found)) {
      const groups = new Set([line, ...rest].map(({ number }) => file.groupAt(number)));
      const names = [...groups]
        .flatMap((group) => file.groups[group]?.agents ?? [])
        .map(({ value }) => value)
        .filter((name) => !isPolicyToken(name));
      // For a policy token, an Allow is a statement, not an exception.
      if (names.length === 0) continue;
      const blocked = openings.get(line.number) as Rule;
      const blocksAll = matchesAll(blocked.pattern);
      const blocksSome = [...groups].some((group) => blocksSomething(file.groups[group]));
      // With rules of its own, a group is a list of its own rather than a list of exceptions to the whole site.
      if (blocksAll && blocksSome) continue;
      report({
        ...atValue(line),
        related: [blocked.line, ...rest.map(({ number }) => number)],
        params: {
          path: line.value,
          names: names.slice(0, MOST_NAMES),
          otherNames: Math.max(0, names.length - MOST_NAMES),
          blocked: file.lines[blocked.line - 1]?.value ?? '',
          blockedLine: blocked.line,
          blocksAll,
          others: rest.length,
        },
        ...(blocksSome && {
          kind: names.some((name) => isSearchEngine(name, file.context)) ? 'advice' : 'cosmetic',
        }),
      });
    }
  },
});
