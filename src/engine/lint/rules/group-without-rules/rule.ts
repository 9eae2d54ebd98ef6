import { asciiLowerCase } from '../../../match/ascii';
import { agentChains } from '../../facts/agent-chains';
import { crawlersMeant } from '../../facts/crawlers-meant';
import { looksLikeHtml } from '../../facts/looks-like-html';
import { matchesAll } from '../../facts/matches-all';
import { removeLines } from '../../facts/remove-lines';
import { isSearchEngine, searchEnginesFirst } from '../../facts/search-engines-first';
import { searchFollowers } from '../../facts/search-followers';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

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
  hasField: boolean;
}>({
  dialects: 'all',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    if (looksLikeHtml(file)) return;
    const isStarBlocked = blocksOthers(file);
    const ruled = namesWithRules(file);
    for (const { runs, blanks, isLast, hasField, hasComment } of agentChains(file)) {
      const [first] = runs as [readonly LintLine[]];
      if (!isLast && !hasRules(file, first[0] as LintLine)) continue;
      const later = runs.slice(1).flat();
      const idle = (isLast ? runs : runs.slice(0, -1))
        .flat()
        .map(({ value }) => value)
        .filter((name) => !isLast || !ruled.has(asciiLowerCase(name)));
      // A name with rules in another group isn't without rules.
      if (idle.length === 0) continue;
      const group = file.groups[file.groupAt(first[0]?.number ?? 0)];
      const open = idle.filter((name) => name !== '*' && followsStar(file, name));
      const isOpen = isStarBlocked && open.length > 0 && !idle.includes('*');
      const blocksAll =
        group?.rules.some(({ kind, value }) => kind === 'disallow' && matchesAll(value)) === true;
      // Without its line, a crawler may follow the group of another name.
      const isClear = isLast
        ? group?.agents.length === idle.length &&
          !(isStarBlocked && open.length > 0 && !isOpen) &&
          !open.some((name) => fallbacksOf(file, name).some((token) => ruled.has(token)))
        : !hasComment && !blocksAll;
      report({
        line: first[0] as LintLine,
        from: first[0]?.from ?? 0,
        to: first.at(-1)?.to ?? 0,
        related: later.map(({ number }) => number),
        params: {
          names: searchEnginesFirst(idle, file.context),
          nameCount: idle.length,
          followers: searchFollowers(idle, file),
          isLast,
          isOpen,
          next: later.at(-1)?.value ?? '',
          blocksAll: !isLast && blocksAll,
          hasField,
        },
        // Crawlers agree that a last group without rules allows everything.
        ...(isLast &&
          !(isOpen && open.some((name) => isSearchEngine(name, file.context))) && { kind: 'advice' }),
        ...(!hasField && isClear && { fix: () => removeLines(file, isLast ? runs.flat() : blanks) }),
      });
    }
  },
});

/** Returns whether the group of a user-agent line has rules that its names share. */
function hasRules({ groups }: LintFile, { number }: LintLine): boolean {
  return groups.some(({ agents, rules }) => rules.length > 0 && agents.some(({ line }) => line === number));
}

/** Returns the names of all groups with rules, in lower case. */
function namesWithRules({ groups }: LintFile): ReadonlySet<string> {
  const ruled = groups.filter(({ rules }) => rules.length > 0);
  return new Set(ruled.flatMap(({ agents }) => agents.map(({ value }) => asciiLowerCase(value))));
}

/** Returns whether a crawler without a group follows the one for `*`. */
function followsStar({ context }: LintFile, name: string): boolean {
  return !crawlersMeant(name, context).some(({ ignoresGlobalGroup }) => ignoresGlobalGroup === true);
}

/** Returns the further names that a crawler follows, in lower case. */
function fallbacksOf({ context }: LintFile, name: string): readonly string[] {
  return crawlersMeant(name, context).flatMap(({ aliases, fallbackTokens }) =>
    [...aliases, ...fallbackTokens].map(asciiLowerCase),
  );
}

/** Returns whether a group for `*` blocks something. */
function blocksOthers({ groups }: LintFile): boolean {
  return groups.some(
    ({ isGlobal, rules }) => isGlobal && rules.some(({ kind, value }) => kind === 'disallow' && value !== ''),
  );
}
