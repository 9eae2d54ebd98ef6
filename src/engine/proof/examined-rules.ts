import type { CrawlerRules } from '../match/crawler-rules';
import { PathBatch } from '../match/path-batch';
import type { RankedPattern } from '../match/ranked-rules';
import { NO_RULE, RuleDecider } from '../match/rule-decider';
import { EXAMPLE_SITE } from './path-forms';
import { RuleList } from './rule-list';
import type { Work } from './work';

/** Reason why nothing can be proven about rules. */
export type NoProof =
  /** The dialect doesn't say which of several matching rules decides. */
  | { readonly kind: 'left-open' }
  /** A crawler follows more than `most` patterns with stars. */
  | { readonly kind: 'stars'; readonly most: number }
  /** It would take longer than some seconds. */
  | { readonly kind: 'work' };

/** Most patterns with a star, before their end, of one crawler that are examined. All others are found by their text. */
const MOST_WITH_STAR = 10_000;
/** Most work for one crawler, in compared characters: a few seconds. */
const MOST_WORK = 1_000_000_000;

/**
 * Makes the list of the rules that are compared with URLs, or returns why nothing can be proven about them.
 *
 * @param dialect theirs, or a variant of it.
 * @param patterns theirs, or some of them.
 * @param work shared with other lists.
 */
export function* ruleListOf(
  rules: CrawlerRules,
  dialect = rules.robots.dialect,
  patterns = rules.deciding,
  work?: Work,
): Generator<void, RuleList | NoProof> {
  if (dialect.precedence.leavesOpen !== null) return { kind: 'left-open' };
  if (countWithStar(patterns) > MOST_WITH_STAR) return { kind: 'stars', most: MOST_WITH_STAR };
  return yield* RuleList.of(dialect, patterns, work);
}

function countWithStar(patterns: readonly RankedPattern[]): number {
  if (patterns.length <= MOST_WITH_STAR) return 0;
  return patterns.reduce((count, { pattern }) => count + (/\*./.test(pattern) ? 1 : 0), 0);
}

/** Returns whether a list has caused less work than the limit. */
export function isWorthMore({ work }: RuleList): boolean {
  return work.count < MOST_WORK;
}

/** Decides single paths on an example site by the engine's own way from a URL to a verdict. */
export class PathDecider {
  readonly #rules: CrawlerRules;
  readonly #patterns: readonly RankedPattern[];
  readonly #decider: RuleDecider;
  readonly #batch = new PathBatch(1);
  readonly #ranks = new Int32Array(1);
  #decided = 0;
  /** Characters of all paths. */
  #characters = 0;

  /** @param patterns all that matter for the paths. */
  constructor(rules: CrawlerRules, patterns = rules.deciding) {
    this.#rules = rules;
    this.#patterns = patterns;
    this.#decider = new RuleDecider(rules.robots, patterns);
  }

  /** Returns the 1-based line that decides; 0 if none does. `work` grows by the patterns compared. */
  lineFor(path: string, work: { count: number }): number {
    return this.#patterns[this.#rankFor(path, work)]?.rule.line ?? this.#rules.lineOf(NO_RULE);
  }

  /** Returns the outcome of the rules. */
  outcomeFor(path: string, work: { count: number }): 'allowed' | 'disallowed' | 'undefined' {
    return this.#patterns[this.#rankFor(path, work)]?.outcome ?? this.#rules.decisionOf(NO_RULE).outcome;
  }

  #rankFor(path: string, work: { count: number }): number {
    this.#decided++;
    this.#characters += path.length;
    this.#decider.prepare(this.#decided, this.#characters);
    this.#batch.locate([EXAMPLE_SITE + path], 0, 1, this.#rules.robots.dialect.paths);
    this.#decider.decide(this.#batch, 0, this.#ranks);
    const rank = this.#ranks[0] as number;
    const compared = rank < 0 ? this.#patterns.length : rank;
    work.count += 10 * (this.#decider.byteLength > 0 ? path.length : compared);
    return rank;
  }
}
