import type { AgentName } from '../../dialects/dialect';
import type { RobotsTxt } from '../../parse';
import type { LintContext } from '../lint-context';

/** The groups of one reading, sorted by whom they concern. All arrays are by the index of the group. */
export interface AgentScopes {
  /** Equal for groups that name the same crawlers, so whoever follows one of them follows all. */
  readonly same: readonly number[];
  /** Equal for groups that somebody may follow together: joined by names, also over several groups. */
  readonly joined: readonly number[];
}

type Crawlers = LintContext['crawlers'];

/** What was found out about readings, with the crawlers that it holds for. */
const kept = new WeakMap<RobotsTxt, { readonly crawlers: Crawlers; readonly scopes: AgentScopes }>();

/** Sorts the groups of a reading in which all groups of a crawler count together. Kept with the reading. */
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
    // Most groups have one name.
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

/** Numbers that are united step by step. */
class Sets {
  readonly #parents = new Map<number, number>();

  rootOf(one: number): number {
    let root = one;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) root = next;
    // Shorter ways for the next question.
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
