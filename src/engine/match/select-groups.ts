import type { AgentName } from '../dialects/dialect';
import { namesExactly } from '../dialects/shared/names-exactly';
import type { RobotsTxt } from '../parse';
import type { Question } from './question';

/** Reason for the selection. */
export type SelectionReason =
  /** The groups name the crawler's own token. */
  | 'named'
  /** The groups name a token that the crawler falls back to. */
  | 'fallback'
  /** No group names the crawler, so the groups for `*` apply. */
  | 'global'
  /** No group names the crawler, and the file has none for `*`. */
  | 'none'
  /** No group names the crawler, and it skips the file's groups for `*`. */
  | 'global-ignored';

/** The groups that a crawler follows. Their rules are combined. */
export interface Selection {
  readonly reason: SelectionReason;
  /** Indexes in `RobotsTxt.groups`, ascending. */
  readonly groups: readonly number[];
  /** The question's token (the first alias) that selected them; null for `*` and none. */
  readonly token: string | null;
}

/**
 * Selects the groups for a crawler: all groups that name the first of its tokens found in the file, else all
 * that name `*` (RFC 9309 section 2.2.1). Some dialects use only the first of these groups.
 */
export function selectGroups(
  robots: RobotsTxt,
  question: Pick<Question, 'productTokens' | 'ignoresGlobalGroup'>,
): Selection {
  for (const [order, entry] of question.productTokens.entries()) {
    const aliases = typeof entry === 'string' ? [entry] : entry;
    const groups = groupsNaming(robots, aliases);
    if (groups.length > 0)
      return { reason: order === 0 ? 'named' : 'fallback', groups, token: aliases[0] ?? null };
  }
  const groups = selected(robots, groupsWith(robots, isGlobal));
  if (groups.length === 0) return { reason: 'none', groups, token: null };
  if (question.ignoresGlobalGroup === true) return { reason: 'global-ignored', groups: [], token: null };
  return { reason: 'global', groups, token: null };
}

function groupsNaming(robots: RobotsTxt, aliases: readonly string[]): readonly number[] {
  const { agents } = robots.dialect;
  const normalized = aliases.map((alias) => agents.normalizeToken(alias));
  if (agents.names === namesExactly) return selected(robots, groupsByName(robots, normalized));
  const global = new Set(agents.globalExcludesNames ? groupsWith(robots, isGlobal) : []);
  const groups = groupsWith(robots, (name) => {
    if (name.isGlobal) return false;
    // A loop, because `some` would create a function for every name of the file.
    for (const token of normalized) if (agents.names(name, token)) return true;
    return false;
  });
  return selected(
    robots,
    groups.filter((group) => !global.has(group)),
  );
}

/** The groups with each name, by file. The page selects groups for every crawler of the catalogue. */
const namesOfFiles = new WeakMap<RobotsTxt, ReadonlyMap<string, readonly number[]>>();

function groupsByName(robots: RobotsTxt, tokens: readonly string[]): readonly number[] {
  const index = namesOfFiles.get(robots) ?? indexNames(robots);
  namesOfFiles.set(robots, index);
  const found = tokens.flatMap((token) => index.get(token) ?? []);
  return tokens.length === 1 ? found : [...new Set(found)].sort((a, b) => a - b);
}

function indexNames({ groupTable, agentNames }: RobotsTxt): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  groupTable.groups.forEach(({ agentFrom, agentTo }, group) => {
    for (const { isGlobal, token, shortToken } of agentNames.slice(agentFrom, agentTo)) {
      for (const name of isGlobal ? [] : [token, shortToken]) {
        if (name === null) continue;
        const groups = index.get(name);
        if (groups === undefined) index.set(name, [group]);
        else if (groups.at(-1) !== group) groups.push(group);
      }
    }
  });
  return index;
}

function isGlobal(name: AgentName): boolean {
  return name.isGlobal;
}

/** Reduces the matching groups to those that the dialect uses. */
function selected(robots: RobotsTxt, groups: readonly number[]): readonly number[] {
  return robots.dialect.agents.selects === 'first' ? groups.slice(0, 1) : groups;
}

function groupsWith({ groupTable, agentNames }: RobotsTxt, matches: (name: AgentName) => boolean): number[] {
  const found: number[] = [];
  // Runs for every crawler of the catalogue: an iterator or a slice takes twice as long.
  groupTable.groups.forEach(({ agentFrom, agentTo }, index) => {
    for (let i = agentFrom; i < agentTo; i++)
      if (matches(agentNames[i] as AgentName)) {
        found.push(index);
        return;
      }
  });
  return found;
}
