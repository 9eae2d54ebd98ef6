import { asciiLowerCase } from '../../engine/ascii';
import type { DialectId } from '../../engine/dialects';
import {
  CompactOutcome,
  compileGlob,
  decideMany,
  globMatches,
  selectGroups,
  witness,
} from '../../engine/match';
import type { RobotsTxt, Rule } from '../../engine/parse';
import type { LintFile } from '../lint-file';
import { matchesAll } from './matches-all';
import { rulesOfGroups } from './rules-of-groups';

/** Budgets for a whole file: verdicts, groups searched for a name, and Allow rules compared with Disallow rules. */
const VERDICTS = 4_000;
const GROUPS = 4_000;
const COMPARISONS = 100_000;

/** A rule for `*` and a path that it matches, in which every `*` is an `x`: an exception often allows the shortest one. */
export interface StarRule {
  readonly rule: Rule;
  readonly url: string;
}

/** An Allow rule for `*`, and the lines of the Disallow rules for `*` it makes exceptions to. */
interface StarException {
  readonly rule: Rule;
  readonly within: readonly number[];
}

/** URLs that a name may crawl although `*` may not. Lines count from 1, ascending. */
export interface StarLoss {
  /** Lines of the Disallow rules. */
  readonly lines: readonly number[];
  /** Lines of the Allow rules that make exceptions to them; null if finding them takes too long. */
  readonly exceptions: readonly number[] | null;
}

const NOTHING: StarLoss = { lines: [], exceptions: [] };

/** Verdicts of `*` by dialect, with the remaining budgets of the file. */
export class StarReading {
  readonly #file: LintFile;
  readonly #blocks = new Map<DialectId, readonly StarRule[]>();
  readonly #exceptions = new Map<DialectId, readonly StarException[] | null>();
  readonly #lost = new Map<string, StarLoss>();
  /** The rules that groups lose, by dialect and the groups' own rules. */
  readonly #lostByRules = new Map<string, readonly StarRule[]>();
  #verdicts = VERDICTS;
  #groups = GROUPS;
  #comparisons = COMPARISONS;

  constructor(file: LintFile) {
    this.#file = file;
  }

  /**
   * Returns the rules for `*` that don't apply to a name and that none of the name's own rules replaces.
   * Cached by name. Empty if the budget is used up.
   */
  lostBy(robots: RobotsTxt, token: string): StarLoss {
    const key = `${robots.dialect.id} ${asciiLowerCase(token)}`;
    const kept = this.#lost.get(key);
    if (kept !== undefined) return kept;
    const lost = this.#findLost(robots, token);
    const loss = lost.length === 0 ? NOTHING : this.#lossOf(lost, robots.dialect.id);
    this.#lost.set(key, loss);
    return loss;
  }

  #lossOf(lost: readonly StarRule[], id: DialectId): StarLoss {
    const lines = new Set(lost.map(({ rule }) => rule.line));
    const exceptions = this.#exceptionsOf(id)
      ?.filter(({ within }) => within.some((line) => lines.has(line)))
      .map(({ rule }) => rule.line);
    return { lines: [...lines], exceptions: exceptions ?? null };
  }

  #findLost(robots: RobotsTxt, token: string): readonly StarRule[] {
    const blocks = this.blocks(robots.dialect.id);
    this.#verdicts -= blocks.length;
    this.#groups -= robots.groupTable.groups.length;
    if (this.#verdicts < 0 || this.#groups < 0) return [];
    const crawler = { productTokens: [token] };
    // Lists of bots have many groups with the same rules, which lose the same.
    const rules = rulesOfGroups(robots, selectGroups(robots, crawler).groups);
    const own = new Set(rules.map(({ type, pattern }) => `${type} ${pattern}`));
    const key = `${robots.dialect.id} ${[...own].join('\n')}`;
    const kept = this.#lostByRules.get(key);
    if (kept !== undefined) return kept;
    const { outcome, line } = decideMany(robots, crawler, addresses(blocks));
    const lost = blocks.filter(({ rule }, index) => {
      // A slash at the end hardly makes a difference: the group blocks the same folder.
      if (outcome[index] !== CompactOutcome.allowed || own.has(`disallow ${rule.pattern}/`)) return false;
      const winner = line[index] as number;
      // An Allow of the same length in the group is a deliberate exception.
      return winner === 0 || robots.ruleAt(winner - 1).pattern.length < rule.pattern.length;
    });
    this.#lostByRules.set(key, lost);
    return lost;
  }

  /** Returns the Disallow rules for `*` that block their own witness URL. */
  blocks(id: DialectId): readonly StarRule[] {
    const kept = this.#blocks.get(id) ?? this.#findBlocks(this.#file.readBy(id));
    this.#blocks.set(id, kept);
    return kept;
  }

  /** Returns the Allow rules for `*` that win over those of `blocks`; null if finding them takes too long. */
  #exceptionsOf(id: DialectId): readonly StarException[] | null {
    const kept = this.#exceptions.get(id);
    const found = kept === undefined ? this.#findExceptions(this.#file.readBy(id)) : kept;
    this.#exceptions.set(id, found);
    return found;
  }

  #findBlocks(robots: RobotsTxt): readonly StarRule[] {
    const rules = starRules(robots, 'disallow');
    // If the whole site is blocked for `*`, a named group is a deliberate exception.
    if (rules.some(({ rule }) => matchesAll(rule.pattern)) || rules.length > this.#verdicts) return [];
    this.#verdicts -= rules.length;
    const { outcome } = decideMany(robots, { productTokens: [] }, addresses(rules));
    return rules.filter((_, index) => outcome[index] === CompactOutcome.disallowed);
  }

  #findExceptions(robots: RobotsTxt): readonly StarException[] | null {
    const blocks = this.blocks(robots.dialect.id);
    const allows = starRules(robots, 'allow');
    this.#comparisons -= allows.length * blocks.length;
    if (this.#comparisons < 0) return null;
    const { line } = decideMany(robots, { productTokens: [] }, addresses(allows));
    const globs = blocks.map(({ rule }) => ({ line: rule.line, glob: compileGlob(rule.pattern) }));
    return allows
      .filter(({ rule }, index) => line[index] === rule.line)
      .map(({ rule, url }) => ({
        rule,
        within: globs.filter(({ glob }) => globMatches(glob, url)).map((block) => block.line),
      }));
  }
}

function starRules(robots: RobotsTxt, type: Rule['type']): readonly StarRule[] {
  return rulesOfGroups(robots, selectGroups(robots, { productTokens: [] }).groups)
    .filter((rule) => rule.type === type && rule.pattern !== '')
    .map((rule) => ({ rule, url: witness(rule.pattern.replaceAll('*', 'x')) }));
}

function addresses(rules: readonly StarRule[]): string[] {
  return rules.map(({ url }) => url);
}
