import { alikeInGroups } from '../../facts/alike-in-groups';
import { matchesAll } from '../../facts/matches-all';
import { PrefixIndex } from '../../facts/prefix-index';
import { repeatedAgents } from '../../facts/repeated-agents';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** A single line is harmless. Several look like a list of the pages that may be crawled, or have lost their Disallow. */
const LEAST_LINES = 2;
/** A Disallow rule in a comment. */
const COMMENTED = /^[ \t]*#[# \t]*disallow[ \t]*:[ \t]*(\/[^\s#*$%]+)/gim;

/** `isAlone`: the group has no Disallow. */
export const rule = defineRule<{ path: string; count: number; isAlone: boolean }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    if (!file.rules.some(isPlainAllow)) return;
    const { openings } = file.effects;
    let commented: PrefixIndex<true> | null = null;
    // Groups of one name count together, so it's not enough to look at one of them.
    const repeated = new Set(repeatedAgents(file).flatMap(({ group, first }) => [group, first]));
    const found: LintLine[] = [];
    for (const group of file.groups) {
      const { rules } = group;
      if (repeated.has(group) || rules.some(({ kind, value }) => kind === 'allow' && matchesAll(value)))
        continue;
      // Another rule reports those that open something for all crawlers.
      const allows = rules.filter((line) => isPlainAllow(line) && !openings.has(line.number));
      if (allows.length < LEAST_LINES) continue;
      const blocks = rules.filter(({ kind, value }) => kind === 'disallow' && value !== '');
      const literal = blocks.filter(({ value }) => !/^\/?[*$%]./.test(value));
      const hasWildcard = literal.length < blocks.length;
      const paths = literal.map(({ value }) => value.split(/[*$%]/, 1)[0] as string);
      // Beside blocked paths, an Allow may be there to be clear.
      const index = indexOf([...paths, ...paths.map(parentOf).filter((path) => path !== '/')]);
      const outside = allows.filter(({ value }) => index.longest(value, 1)?.length === 0);
      if (outside.length < LEAST_LINES) continue;
      if (hasWildcard) commented ??= indexOf([...file.text.matchAll(COMMENTED)].map(([, path = '']) => path));
      const lines = outside.filter(({ value }) => !hasWildcard || commented?.longest(value, 1)?.length === 1);
      if (lines.length >= LEAST_LINES) found.push(...lines);
    }
    for (const [line, ...rest] of alikeInGroups(file, found)) {
      const isAlone =
        file.groupOf(line)?.rules.every(({ kind, value }) => kind === 'allow' || value === '') === true;
      report({
        ...atDirective(line),
        related: rest.map(({ number }) => number),
        params: {
          path: line.value,
          count: rest.length + 1,
          isAlone,
        },
        // Beside a Disallow, such a line is only superfluous.
        ...(!isAlone && { kind: 'cosmetic' }),
      });
    }
  },
});

/** Returns whether a line is an Allow rule without wildcards, and not for the whole site. */
function isPlainAllow({ kind, value }: LintLine): boolean {
  return kind === 'allow' && /^\/[^*$%]+$/.test(value);
}

/** Returns the folder of a path: `/` for a path at the top. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1) || '/';
}

function indexOf(paths: readonly string[]): PrefixIndex<true> {
  return new PrefixIndex(new Map(paths.map((path) => [path, true])));
}
