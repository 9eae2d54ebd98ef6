import type { Dialect } from '../../engine/dialects';
import type { RankedPattern } from '../../engine/match';
import type { Rule } from '../../engine/parse';
import { type NoEffect, noEffectOf, RuleList } from '../../engine/proof';
import { isCoveredBy } from './no-effect';

/** Work for a file, in compared characters. */
export interface Budget {
  left: number;
  /** True once something wasn't examined because nothing was left. */
  isExceeded: boolean;
}

/** Work counted for each rule besides the characters compared. */
const WORK_PER_RULE = 100;

/**
 * The rules that a crawler follows, which are examined when they are asked for. A rule is given by its index in the order
 * of lines, so that equal rules in other lines can share a list.
 */
export class ExaminedList {
  readonly #list: RuleList;
  readonly #rules: readonly Rule[];
  readonly #budget: Budget;
  /** By line. */
  readonly #indexOf: ReadonlyMap<number, number>;
  /** Effects by index; null for a rule that is needed or may be. */
  readonly #effects = new Map<number, NoEffect | null>();
  /** Results of `remove` by the rules to remove. */
  readonly #removals = new Map<string, ReadonlyMap<number, readonly number[]>>();

  private constructor(list: RuleList, budget: Budget) {
    this.#list = list;
    this.#budget = budget;
    this.#rules = [...list.entriesOf.keys()].sort((a, b) => a.line - b.line);
    this.#indexOf = new Map(this.#rules.map(({ line }, index) => [line, index]));
  }

  /** Returns null if nothing is left of the budget. Pauses after each slice of work. */
  static *of(
    dialect: Dialect,
    ranked: readonly RankedPattern[],
    budget: Budget,
  ): Generator<void, ExaminedList | null> {
    if (isSpent(budget)) return null;
    const list = yield* RuleList.of(dialect, ranked);
    budget.left -= list.work.count;
    return new ExaminedList(list, budget);
  }

  /** Returns the effect of a rule that is proven to have none, otherwise null. */
  *effectOf(index: number): Generator<void, NoEffect | null> {
    const known = this.#effects.get(index);
    if (known !== undefined) return known;
    const effect = yield* this.#examine(this.#rules[index] as Rule);
    this.#effects.set(index, effect);
    return effect;
  }

  /** Returns an effect with the covers that `ruleAt` returns for their indexes. */
  withCovers(effect: NoEffect, ruleAt: (index: number) => Rule): NoEffect {
    if (effect.kind === 'never-matches') return effect;
    const covers = effect.covers.map((cover) => cover && ruleAt(this.#indexOf.get(cover.line) as number));
    return { ...effect, covers };
  }

  /**
   * Removes rules one after another, the last line first, as long as rules of their kind decide in their place. Returns
   * those that could be removed, with the rules left that decide instead of each. The indexes ascend.
   */
  *remove(indexes: readonly number[]): Generator<void, ReadonlyMap<number, readonly number[]>> {
    const key = indexes.join();
    const known = this.#removals.get(key);
    if (known !== undefined) return known;
    const list = this.#list;
    const removed: number[] = [];
    for (const index of indexes.toReversed()) {
      const rule = this.#rules[index] as Rule;
      const effect = yield* this.#examine(rule);
      if (effect === null || !isCoveredBy(rule, effect)) continue;
      list.remove(rule);
      removed.push(index);
    }
    const left = new Map<number, readonly number[]>();
    const byPattern = new Map<string, readonly number[]>();
    for (const index of removed) {
      const { pattern } = this.#rules[index] as Rule;
      const deciders = byPattern.get(pattern) ?? this.#decidersOf(index);
      byPattern.set(pattern, deciders);
      left.set(index, deciders);
      if (list.isDue) yield;
    }
    this.#removals.set(key, left);
    list.restore();
    return left;
  }

  *#examine(rule: Rule): Generator<void, NoEffect | null> {
    if (isSpent(this.#budget)) return null;
    this.#list.work.count += WORK_PER_RULE;
    const before = this.#list.work.count;
    const effect = yield* noEffectOf(this.#list, rule);
    this.#budget.left -= this.#list.work.count - before;
    if (this.#list.isDue) yield;
    return effect;
  }

  #decidersOf(index: number): readonly number[] {
    const entries = this.#list.entriesOf.get(this.#rules[index] as Rule) ?? [];
    const words = entries.flatMap((entry) => entry.words);
    const deciding = new Set(words.map((word) => this.#list.strongest(word)?.rule));
    return [...deciding].flatMap((rule) => (rule == null ? [] : (this.#indexOf.get(rule.line) as number)));
  }
}

function isSpent(budget: Budget): boolean {
  const isOut = budget.left <= 0;
  budget.isExceeded ||= isOut;
  return isOut;
}
