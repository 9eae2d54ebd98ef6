import type { CrawlerRules } from '../match/crawler-rules';
import { PathBatch } from '../match/path-batch';
import { RuleDecider } from '../match/rule-decider';
import { EXAMPLE_SITE } from './path-forms';
import { RuleList } from './rule-list';

/** Most patterns of one crawler that are examined. */
const MOST_PATTERNS = 10_000;
/** Most work for one crawler, in compared characters: a few seconds. */
const MOST_WORK = 1_000_000_000;

/**
 * Makes the list of the rules that are compared with URLs, or returns why nothing can be proven about them.
 *
 * @param dialect theirs, or a variant of it.
 */
export function* ruleListOf(
  { robots, deciding }: CrawlerRules,
  dialect = robots.dialect,
): Generator<void, RuleList | 'left-open' | 'too-much-work'> {
  if (dialect.precedence.leavesOpen !== null) return 'left-open';
  if (deciding.length > MOST_PATTERNS) return 'too-much-work';
  return yield* RuleList.of(dialect, deciding);
}

/** Returns whether a list has caused less work than the limit. */
export function isWorthMore({ work }: RuleList): boolean {
  return work.count < MOST_WORK;
}

/** Decides single paths on an example site by the engine's own way from a URL to a verdict. */
export class PathDecider {
  readonly #rules: CrawlerRules;
  readonly #decider: RuleDecider;
  readonly #batch = new PathBatch(1);
  readonly #ranks = new Int32Array(1);

  /** @param paths about as many as will be decided. */
  constructor(rules: CrawlerRules, paths = 1) {
    this.#rules = rules;
    this.#decider = new RuleDecider(rules.robots, rules.deciding);
    this.#decider.prepare(paths);
  }

  /** Returns the 1-based line that decides; 0 if none does. `work` grows by the patterns compared. */
  lineFor(path: string, work: { count: number }): number {
    return this.#rules.lineOf(this.#rankFor(path, work));
  }

  /** Returns the outcome of the rules. */
  outcomeFor(path: string, work: { count: number }): 'allowed' | 'disallowed' | 'undefined' {
    return this.#rules.decisionOf(this.#rankFor(path, work)).outcome;
  }

  #rankFor(path: string, work: { count: number }): number {
    this.#batch.locate([EXAMPLE_SITE + path], 0, 1, this.#rules.robots.dialect.paths);
    this.#decider.decide(this.#batch, 0, this.#ranks);
    const rank = this.#ranks[0] as number;
    const compared = rank < 0 ? this.#rules.deciding.length : rank;
    work.count += 10 * (this.#decider.byteLength > 0 ? path.length : compared);
    return rank;
  }
}
