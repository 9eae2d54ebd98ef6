import type { Dialect } from '../dialects/dialect';
import { CompiledPatterns } from './batch/compile-patterns';
import { matchRules, winnerOf } from './contest';
import { globMatches } from './glob';
import type { PathBatch } from './path-batch';
import type { RankedPattern } from './ranked-rules';

/** Rank if no rule decides. */
export const NO_RULE = -1;
/** Rank if the dialect doesn't define which rule decides. */
export const LEFT_OPEN = -2;
/** Rank if the file doesn't apply to the URL. The lowest of the three: stored cells rely on that. */
export const OUT_OF_SCOPE = -3;

/**
 * Up to this number of rules × paths, or of characters of all paths together, trying one rule after another is faster than
 * compiling them all, which also takes up to 60 MB.
 */
const FEW_COMPARISONS = 20_000;
const FEW_CHARACTERS = 64;

/** Finds the ranked rule that decides each of many paths. Compiles the rules if that is worthwhile. */
export class RuleDecider {
  readonly #dialect: Dialect;
  readonly #ranked: readonly RankedPattern[];
  readonly #steps = { count: 0 };
  #compiled: CompiledPatterns | null = null;

  /** @param ranked in order of precedence, see `rankRules`. */
  constructor({ dialect }: { readonly dialect: Dialect }, ranked: readonly RankedPattern[]) {
    this.#dialect = dialect;
    this.#ranked = ranked;
  }

  /** Bytes of the compiled rules: at most 60 MB for any rules, 0 until they are compiled. */
  get byteLength(): number {
    return this.#compiled?.byteLength ?? 0;
  }

  /**
   * Compiles the rules once, if that is worthwhile for this number of paths. Takes time linear in the
   * patterns' characters.
   * @param characters those of all paths, if known.
   */
  prepare(paths: number, characters = Number.POSITIVE_INFINITY): void {
    if (this.#compiled !== null || this.#dialect.precedence.leavesOpen !== null) return;
    if (this.#ranked.length * paths <= FEW_COMPARISONS || characters <= FEW_CHARACTERS) return;
    const patterns = this.#ranked.map((entry) => entry.pattern);
    this.#compiled = new CompiledPatterns(patterns, this.#steps);
  }

  /**
   * Sets ranks[i] to the index of the rule that decides path `i`, to `NO_RULE` or to `LEFT_OPEN`, starting
   * with path `from`. Stops early once more than `mostSteps` characters were compared, not counting one
   * look-up per character. Returns the index of the path to continue with.
   */
  decide(paths: PathBatch, from: number, ranks: Int32Array, mostSteps = Number.POSITIVE_INFINITY): number {
    const alwaysAllowed = this.#dialect.precedence.alwaysAllowed;
    this.#steps.count = 0;
    let at = from;
    while (at < paths.length && this.#steps.count <= mostSteps) {
      const isFree = alwaysAllowed !== null && paths.at(at) === alwaysAllowed;
      ranks[at] = isFree ? NO_RULE : this.#rankFor(paths, at);
      at++;
    }
    return at;
  }

  #rankFor(paths: PathBatch, at: number): number {
    if (this.#compiled !== null)
      return this.#compiled.firstMatch(
        paths.texts[at] as string,
        paths.froms[at] as number,
        paths.tos[at] as number,
        paths.rooted[at] === 1,
      );
    const path = paths.at(at);
    if (this.#dialect.precedence.leavesOpen !== null) return this.#contest(path);
    return this.#ranked.findIndex(({ glob }) => globMatches(glob, path, this.#steps));
  }

  #contest(path: string): number {
    const contest = matchRules({ dialect: this.#dialect }, this.#ranked, path, this.#steps);
    if (contest.overruled === 'left-open') return LEFT_OPEN;
    const winner = winnerOf(contest);
    return winner === null ? NO_RULE : this.#ranked.indexOf(winner);
  }
}
