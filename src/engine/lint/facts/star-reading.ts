import type { DialectId } from '../../dialects';
import { asciiLowerCase } from '../../match/ascii';
import { CompactOutcome, decideMany } from '../../match/decide-many';
import { compileGlob, globMatches } from '../../match/glob';
import { selectGroups } from '../../match/select-groups';
import { witness } from '../../match/witness';
import type { RobotsTxt, Rule } from '../../parse';
import type { LintFile } from '../lint-file';
import { matchesAll } from './matches-all';
import { rulesOfGroups } from './rules-of-groups';

/** Verdicts that are asked for, groups that are looked through for a name, and Allow rules that are compared with Disallow rules, over a whole file. */
const VERDICTS = 4_000;
const GROUPS = 4_000;
const COMPARISONS = 100_000;

/** A rule for `*` and the address by which it is asked about. */
export interface StarRule {
  readonly rule: Rule;
  readonly url: string;
}

/** An Allow rule for `*` and the Disallow rules for `*` within which it opens something, by line. */
interface StarException {
  readonly rule: Rule;
  readonly within: readonly number[];
}

/** What a name may do although `*` may not. Lines count from 1, ascending. */
export interface StarLoss {
  /** Those of the Disallow rules. */
  readonly lines: readonly number[];
  /** Those of the Allow rules that open something within them; null where that takes too long to find out. */
  readonly exceptions: readonly number[] | null;
}

const NOTHING: StarLoss = { lines: [], exceptions: [] };

/** What `*` may and may not crawl, by dialect, and how much may still be asked about a file. */
export class StarReading {
  readonly #file: LintFile;
  readonly #blocks = new Map<DialectId, readonly StarRule[]>();
  readonly #exceptions = new Map<DialectId, readonly StarException[] | null>();
  readonly #lost = new Map<string, StarLoss>();
  #verdicts = VERDICTS;
  #groups = GROUPS;
  #comparisons = COMPARISONS;

  constructor(file: LintFile) {
    this.#file = file;
  }

  /** The rules for `*` that a name does not obey, where no rule of its own says so. Kept by name; none where asking would take too long. */
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
    const { outcome, line } = decideMany(robots, { productTokens: [token] }, addresses(blocks));
    return blocks.filter(({ rule }, index) => {
      if (outcome[index] !== CompactOutcome.allowed) return false;
      const winner = line[index] as number;
      // An Allow that is as long is an exception that the group makes on purpose.
      return winner === 0 || robots.ruleAt(winner - 1).pattern.length < rule.pattern.length;
    });
  }

  /** The Disallow rules for `*` at whose addresses `*` may not crawl. */
  blocks(id: DialectId): readonly StarRule[] {
    const kept = this.#blocks.get(id) ?? this.#findBlocks(this.#file.readBy(id));
    this.#blocks.set(id, kept);
    return kept;
  }

  /** The Allow rules for `*` that win within those; null where that takes too long to find out. */
  #exceptionsOf(id: DialectId): readonly StarException[] | null {
    const kept = this.#exceptions.get(id);
    const found = kept === undefined ? this.#findExceptions(this.#file.readBy(id)) : kept;
    this.#exceptions.set(id, found);
    return found;
  }

  #findBlocks(robots: RobotsTxt): readonly StarRule[] {
    const rules = starRules(robots, 'disallow');
    // Where everybody is kept out of everything, a named group is the exception that is meant.
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
    .map((rule) => ({ rule, url: witness(rule.pattern) }));
}

function addresses(rules: readonly StarRule[]): string[] {
  return rules.map(({ url }) => url);
}
