import { asciiLowerCase } from '../../../engine/ascii';
import { inSlices } from '../../../engine/collections';
import { crawlersMeant } from '../../../engine/crawlers';
import { isPolicyToken } from '../../../engine/policy-token';
import { agentChains } from '../../facts/agent-chains';
import { beginsWithMarkup } from '../../facts/looks-like-html';
import { blocksAll, blocksSomething } from '../../facts/matches-all';
import { removeLines } from '../../facts/remove-lines';
import { isSearchEngine, searchEnginesFirst } from '../../facts/search-engines-first';
import { searchFollowers } from '../../facts/search-followers';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

/** Names that are hardly meant to share the rules of a list of unwanted crawlers. */
const WANTED = /^(?:\*|googlebot|bingbot)$/i;

export const rule = defineRule<{
  names: readonly string[];
  nameCount: number;
  /** Crawlers of search engines that follow the same groups, but aren't named. */
  followers: readonly string[];
  isLast: boolean;
  /** True if the file blocks something for crawlers without a group, which the named ones may crawl because they have one. */
  isOpen: boolean;
  next: string;
  /** True if the shared rules block the whole site. */
  blocksAll: boolean;
  /** The first field between the names that doesn't end a group; empty if there is none. */
  field: string;
  /** True if the fix separates the names from the rules below. */
  isSeparable: boolean;
}>({
  dialects: 'all',
  kind: 'risk',
  fix: 'choice',
  *check(file, report) {
    if (beginsWithMarkup(file)) return;
    const isStarBlocked = file.groups.some((group) => group.isGlobal && blocksSomething(group));
    const ruled = namesWithRules(file);
    for (const { runs, blanks, isLast, field, hasComment } of agentChains(file)) {
      const [first] = runs as readonly [readonly [LintLine, ...LintLine[]]];
      const group = file.groups[file.groupAt(first[0].number)];
      if (!isLast && !group?.rules.length) continue;
      const later = runs.slice(1).flat();
      const idle = (isLast ? runs : runs.slice(0, -1))
        .flat()
        .map(({ value }) => value)
        .filter((name) => !isLast || !ruled.has(asciiLowerCase(name)));
      // A name with rules in another group isn't without rules.
      if (idle.length === 0) continue;
      const open: string[] = [];
      yield* inSlices(idle, (name) => {
        if (name !== '*' && followsStar(file, name)) open.push(name);
      });
      const isOpen = isStarBlocked && open.length > 0 && !idle.includes('*');
      const isBlocked = blocksAll(group);
      const lastOfFirst = first.at(-1) as LintLine;
      // A list of unwanted crawlers may be in several runs on purpose, but hardly begins with everyone, or with these.
      const isSeparable = !isLast && isBlocked && runs.length === 2 && idle.some((name) => WANTED.test(name));
      // Without its line, a crawler may follow the group of another name.
      const isClear = isLast
        ? group?.agents.length === idle.length &&
          !(isStarBlocked && open.length > 0 && !isOpen) &&
          !open.some((name) => fallbacksOf(file, name).some((token) => ruled.has(token)))
        : !hasComment && !isBlocked;
      // A group may have thousands of names, each of which is looked up.
      yield;
      const names = searchEnginesFirst(idle, file.context);
      yield;
      const followers = searchFollowers(idle, file);
      yield;
      report({
        line: first[0],
        from: first[0].from,
        to: lastOfFirst.to,
        related: later.map(({ number }) => number),
        params: {
          names,
          nameCount: idle.length,
          followers,
          isLast,
          isOpen,
          next: later.at(-1)?.value ?? '',
          blocksAll: !isLast && isBlocked,
          field,
          isSeparable,
        },
        // Crawlers agree that a last group without rules allows everything.
        ...(isLast &&
          !(isOpen && open.some((name) => isSearchEngine(name, file.context))) && { kind: 'advice' }),
        ...(isSeparable && { fix: () => [[lastOfFirst.to, lastOfFirst.to, '\nDisallow:']] }),
        ...(field === '' && isClear && { fix: () => removeLines(file, isLast ? runs.flat() : blanks) }),
      });
    }
  },
});

/** Returns the names of all groups with rules, in lower case. */
function namesWithRules({ groups }: LintFile): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ agents, rules }) =>
      rules.length > 0 ? agents.map(({ value }) => asciiLowerCase(value)) : [],
    ),
  );
}

/** Returns whether a crawler without a group follows the one for `*`. Policy tokens are no crawlers. */
function followsStar({ context }: LintFile, name: string): boolean {
  if (isPolicyToken(name)) return false;
  return !crawlersMeant(name, context).some(({ ignoresGlobalGroup }) => ignoresGlobalGroup === true);
}

/** Returns the further names that a crawler follows, in lower case. */
function fallbacksOf({ context }: LintFile, name: string): readonly string[] {
  return crawlersMeant(name, context).flatMap(({ aliases, fallbackTokens }) =>
    [...aliases, ...fallbackTokens].map(asciiLowerCase),
  );
}
