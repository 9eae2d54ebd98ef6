import { groupBy } from '../../../engine/collections';
import type { TextEdit } from '../../../engine/text-edits';
import { agentChains } from '../../facts/agent-chains';
import { type LostRules, lostRules } from '../../facts/lost-rules';
import { areForMedia, isMediaPath } from '../../facts/media';
import { ruleOf } from '../../facts/rules-text';
import { isSearchEngine, searchEnginesFirst } from '../../facts/search-engines-first';
import { searchFollowers } from '../../facts/search-followers';
import { StarReading } from '../../facts/star-reading';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

/** So many rules are hardly left out on purpose. */
const MANY = 10;
/** Nor are so many if there are no others. */
const MANY_OF_ALL = 3;
/** Most lines that the fix adds. More would hide what each group is about. */
const MOST_COPIED = 30;

/** `isOpen`: the groups allow everything by an empty Disallow. */
type Values = {
  isOpen: boolean;
  names: readonly string[];
  nameCount: number;
  /** Crawlers of search engines that follow the same groups, but aren't named. */
  followers: readonly string[];
  groups: number;
  count: number;
  paths: readonly string[];
  lines: readonly number[];
  copied: number;
};

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'choice',
  *check(file, report) {
    const star = new StarReading(file);
    const reported = new Set<string>();
    // The rule about names without rules reports these.
    const idle = new Set(
      agentChains(file).flatMap(({ runs, isLast }) =>
        isLast ? runs.flat().map(({ number }) => number) : [],
      ),
    );
    const all: LostRules[] = [];
    for (const group of file.groups) {
      // Groups of one name count together: a rule in one of them applies to its crawler.
      if (group.agents.every(({ value }) => reported.has(withoutVersion(value)))) continue;
      if (isMeant(file, group) || group.agents.every(({ line }) => idle.has(line))) continue;
      // A group that begins with an empty Disallow is probably meant to be open. Another rule reports rules that slid into it.
      if (group.rules.length > 1 && group.rules[0]?.value === '') continue;
      const lost = lostRules(file, star, group);
      yield;
      if (lost === null) continue;
      const names = lost.names.filter((name) => {
        const { size } = reported;
        return reported.add(withoutVersion(name)).size > size;
      });
      if (names.length > 0) all.push({ ...lost, names });
    }
    // Lists of bots have many groups that lack the same rules, so these share one finding.
    const alike = groupBy(all, ({ isOpen, lines, exceptions }) =>
      [isOpen, ...[...lines, ...exceptions].map(({ number }) => number)].join(' '),
    );
    for (const groups of alike.values()) {
      const found = foundIn(file, groups);
      if (found !== null) report(found);
      yield;
    }
  },
});

/** Returns whether a comment above a group says that its crawlers may see everything. */
function isMeant({ lines }: LintFile, { firstLine }: LintGroup): boolean {
  const above = lines[firstLine - 2];
  return above?.kind === 'comment' && /\b(?:everything|anything|whole site|full access)\b/i.test(above.text);
}

/** Returns a name in lower case without a version: crawlers read "bingbot/2.0" as "bingbot". */
function withoutVersion(name: string): string {
  return name.toLowerCase().replace(/\/[\d.]+$/, '');
}

/** Returns the finding for groups that lack the same rules. Null if none of these concerns a crawler for pictures or videos. */
function foundIn(file: LintFile, groups: readonly LostRules[]): Found<Values> | null {
  const [{ agent, lines: all, exceptions, isOpen }, ...rest] = groups as readonly [LostRules, ...LostRules[]];
  const names = searchEnginesFirst(
    groups.flatMap((group) => group.names),
    file.context,
  );
  const isForMedia = areForMedia(names);
  const lines = isForMedia ? all.filter(({ value }) => isMediaPath(value)) : all;
  if (lines.length === 0) return null;
  const lost = withoutCopies(lines);
  const missing =
    exceptions.length === 0
      ? lost
      : withoutCopies([...lines, ...exceptions].sort((a, b) => a.number - b.number));
  const copied = withoutCovered(file, missing);
  const insert = copied.map((line) => `\n${file.text.slice(line.fieldFrom, line.valueTo)}`).join('');
  return {
    ...atValue(agent),
    related: [...lines, ...rest.map((group) => group.agent)].map(({ number }) => number),
    params: {
      isOpen,
      names,
      nameCount: names.length,
      followers: searchFollowers(names.map(withoutVersion), file),
      groups: groups.length,
      count: lost.length,
      paths: lost.map(({ value }) => value),
      lines: lost.map(({ number }) => number),
      copied: copied.length,
    },
    // A search engine may crawl everything by a group that doesn't look as if that was meant.
    ...(!isForMedia &&
      groups.some(
        ({ blocksNothing, lacksAll }) => blocksNothing || lost.length >= (lacksAll ? MANY_OF_ALL : MANY),
      ) &&
      names.some((name) => isSearchEngine(name, file.context)) && { kind: 'risk' }),
    // Some exceptions may be those of rules that aren't copied.
    ...(!isOpen &&
      (exceptions.length === 0 || !isForMedia) &&
      copied.length * groups.length <= MOST_COPIED && {
        fix: () => groups.map(({ insertAt }): TextEdit => [insertAt, insertAt, insert]),
      }),
  };
}

/** Leaves out the lines that change nothing beside the others. */
function withoutCovered({ effects }: LintFile, lines: readonly LintLine[]): readonly LintLine[] {
  const all = new Set(lines.map(({ number }) => number));
  return lines.filter(({ number }) => {
    const covers = effects.removable.get(number);
    return covers === undefined || covers.length === 0 || !covers.every(({ line }) => all.has(line));
  });
}

/** Returns the first of each set of equal lines. */
function withoutCopies(lines: readonly LintLine[]): readonly LintLine[] {
  const known = new Set<string>();
  return lines.filter((line) => {
    const { size } = known;
    return known.add(ruleOf(line)).size > size;
  });
}
