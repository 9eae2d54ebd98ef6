import type { PathReading } from '../dialects/dialect';
import type { ScopeTest } from '../fetch/scope-test';
import type { CrawlerRules } from './crawler-rules';
import { NO_RULE, OUT_OF_SCOPE, RuleDecider } from './rule-decider';
import type { UrlBatch } from './url-batch';

/**
 * Decides batches of URLs for one crawler, in pieces. Holds the compiled rules, up to 60 MB, but not the
 * file.
 */
export class UrlDecider {
  readonly #paths: PathReading;
  readonly #scope: ScopeTest | null;
  readonly #decider: RuleDecider;
  readonly #isFixed: boolean;

  constructor({ robots, scope, isFixed, deciding }: CrawlerRules) {
    this.#paths = robots.dialect.paths;
    this.#scope = scope;
    this.#isFixed = isFixed;
    this.#decider = new RuleDecider(robots, deciding);
  }

  /** Bytes of the compiled rules. */
  get byteLength(): number {
    return this.#decider.byteLength;
  }

  /**
   * Compiles the rules if that is worthwhile for this number of URLs. Takes time linear in the patterns'
   * characters.
   */
  prepare(urls: number): void {
    this.#decider.prepare(urls);
  }

  /**
   * Sets ranks[i] to the rank of URL `i` of a batch (see `CrawlerRules`), starting with URL `from`. Stops
   * early once more than `mostSteps` characters were compared, not counting one look-up per character.
   * Returns the index of the URL to continue with.
   */
  decide(batch: UrlBatch, from: number, ranks: Int32Array, mostSteps: number): number {
    let to = batch.length;
    if (this.#isFixed) ranks.fill(NO_RULE, from, to);
    else to = this.#decider.decide(batch.pathsBy(this.#paths), from, ranks, mostSteps);
    if (this.#scope === null) return to;
    const isInScope = batch.scopeBy(this.#scope);
    for (let i = from; i < to; i++) if (isInScope[i] === 0) ranks[i] = OUT_OF_SCOPE;
    return to;
  }
}
