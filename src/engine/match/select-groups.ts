import type { AgentName } from '../dialects/dialect';
import type { RobotsTxt } from '../parse';
import type { Question } from './question';

/** Why these groups were selected. */
export type SelectionReason =
  /** They name the crawler's own token. */
  | 'named'
  /** They name a token that the crawler falls back to. */
  | 'fallback'
  /** No group names the crawler, so the groups for `*` hold. */
  | 'global'
  /** No group names the crawler, and the file has none for `*`. */
  | 'none'
  /** No group names the crawler, and it skips the groups for `*`, which the file has. */
  | 'global-ignored';

/** The groups that a crawler follows; their rules count together. */
export interface Selection {
  readonly reason: SelectionReason;
  /** Indexes in `RobotsTxt.groups`, ascending. */
  readonly groups: readonly number[];
  /** The asked name (the first alias) that selected them; null for `*` and none. */
  readonly token: string | null;
}

/**
 * Selects the groups for a crawler: all that name its first token that any group names, else all that name `*` (RFC 9309 section 2.2.1), or
 * of these only the first where the dialect says so.
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
  const global = new Set(agents.globalExcludesNames ? groupsWith(robots, isGlobal) : []);
  const groups = groupsWith(robots, (name) => {
    if (name.isGlobal) return false;
    // `some` would make a function for every name of the file.
    for (const token of normalized) if (agents.names(name, token)) return true;
    return false;
  });
  return selected(
    robots,
    groups.filter((group) => !global.has(group)),
  );
}

function isGlobal(name: AgentName): boolean {
  return name.isGlobal;
}

/** Those of the fitting groups that count. */
function selected(robots: RobotsTxt, groups: readonly number[]): readonly number[] {
  return robots.dialect.agents.selects === 'first' ? groups.slice(0, 1) : groups;
}

function groupsWith({ groupTable, agentNames }: RobotsTxt, isMeant: (name: AgentName) => boolean): number[] {
  const found: number[] = [];
  // Asked for every crawler of the catalogue: an iterator or a slice takes twice as long.
  groupTable.groups.forEach(({ agentFrom, agentTo }, index) => {
    for (let i = agentFrom; i < agentTo; i++)
      if (isMeant(agentNames[i] as AgentName)) {
        found.push(index);
        return;
      }
  });
  return found;
}
