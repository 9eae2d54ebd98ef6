import type { AgentName } from '../../engine/dialects';
import type { RobotsTxt } from '../../engine/parse';
import type { LintContext } from '../lint-context';

/** Groups of a parsed file, partitioned by the crawlers that follow them. Arrays are indexed by group. */
export interface AgentScopes {
  /** Equal for groups that name the same crawlers: a crawler that follows one follows all. */
  readonly same: readonly number[];
  /** Equal for groups that a crawler may follow together, directly or through names of other groups. */
  readonly joined: readonly number[];
}

type Crawlers = LintContext['crawlers'];

/** Cached scopes per parsed file, with the crawlers they were computed for. */
const kept = new WeakMap<RobotsTxt, { readonly crawlers: Crawlers; readonly scopes: AgentScopes }>();

/** Partitions the groups of a parsed file. All groups of a crawler count together. Cached with the file. */
export function agentScopes(robots: RobotsTxt, { crawlers }: Pick<LintContext, 'crawlers'>): AgentScopes {
  const known = kept.get(robots);
  if (known?.crawlers === crawlers) return known.scopes;
  const scopes = sortGroups(robots, crawlers);
  kept.set(robots, { crawlers, scopes });
  return scopes;
}

function sortGroups(robots: RobotsTxt, crawlers: Crawlers): AgentScopes {
  const names = robots.groupTable.groups.map(({ agentFrom, agentTo }) =>
    robots.agentNames.slice(agentFrom, agentTo),
  );
  const sames = new Map<string, number>();
  const same = names.map((agents, index) => {
    const [first] = agents;
    // Fast path: most groups have one name.
    const key =
      agents.length === 1 && first !== undefined
        ? keyOf(first)
        : [...new Set(agents.map(keyOf))].sort().join('\n');
    const known = sames.get(key) ?? index;
    sames.set(key, known);
    return known;
  });
  return { same, joined: join(names, robots, crawlers) };
}

function keyOf({ isGlobal, token, shortToken }: AgentName): string {
  return isGlobal ? '*' : `${token} ${shortToken ?? ''}`;
}

function join(
  names: readonly (readonly AgentName[])[],
  { dialect }: RobotsTxt,
  crawlers: Crawlers,
): readonly number[] {
  const sets = new Sets();
  const firstWith = new Map<string, number>();
  const add = (token: string, index: number): void => {
    const first = firstWith.get(token);
    if (first === undefined) firstWith.set(token, index);
    else sets.unite(first, index);
  };
  for (const [index, agents] of names.entries()) {
    for (const { isGlobal, token, shortToken } of agents) {
      if (isGlobal) add('*', index);
      else for (const part of [token, shortToken]) if (part !== null) add(`=${part}`, index);
    }
  }
  for (const { productToken, aliases } of crawlers) {
    if (aliases.length === 0) continue;
    const found = [productToken, ...aliases].flatMap(
      (name) => firstWith.get(`=${dialect.agents.normalizeToken(name)}`) ?? [],
    );
    for (const index of found) sets.unite(found[0] as number, index);
  }
  return names.map((_, index) => sets.rootOf(index));
}

/** Disjoint sets of numbers (union-find). */
class Sets {
  readonly #parents = new Map<number, number>();

  rootOf(one: number): number {
    let root = one;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) root = next;
    // Compresses the path for later lookups.
    for (let at = one; at !== root; ) {
      const next = this.#parents.get(at) as number;
      this.#parents.set(at, root);
      at = next;
    }
    return root;
  }

  unite(a: number, b: number): void {
    const [root, other] = [this.rootOf(a), this.rootOf(b)];
    if (root !== other) this.#parents.set(other, root);
  }
}
