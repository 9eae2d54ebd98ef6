import type { CrawlerRules } from '../../match/crawler-rules';
import type { Rule } from '../../parse';
import { ruleListOf } from '../../proof/examined-rules';
import { type NoEffect, noEffectOf } from '../../proof/rule-effect';
import type { RuleList } from '../../proof/rule-list';
import { isCoveredBy } from './no-effect';

/** Work that is left for a file, in compared characters. */
export interface Budget {
  left: number;
}

/** The rules of a crawler, which are examined when they are asked for. A rule is given by its index. */
export class ExaminedList {
  readonly #list: RuleList;
  readonly #rules: readonly Rule[];
  readonly #budget: Budget;
  readonly #indexOf: ReadonlyMap<Rule, number>;
  /** Effects by index; null for a rule that is needed or may be. */
  readonly #effects = new Map<number, NoEffect | null>();
  /** Results of `remove` by the rules to remove. */
  readonly #removals = new Map<string, ReadonlyMap<number, readonly number[]>>();

  private constructor(list: RuleList, budget: Budget) {
    this.#list = list;
    this.#budget = budget;
    this.#rules = [...list.entriesOf.keys()];
    this.#indexOf = new Map(this.#rules.map((rule, index) => [rule, index]));
  }

  /** Returns null if there are too many rules or nothing is left of the budget. Pauses after each slice of work. */
  static *of(rules: CrawlerRules, budget: Budget): Generator<void, ExaminedList | null> {
    if (budget.left <= 0) return null;
    const list = yield* ruleListOf(rules);
    if (typeof list === 'string') return null;
    budget.left -= list.work.count;
    return new ExaminedList(list, budget);
  }

  /**
   * Returns the effect of a rule that is proven to have none, otherwise null.
   * @param rules the same rules, perhaps in other lines, among which the covers are named.
   */
  *effectOf(index: number, rules: readonly Rule[]): Generator<void, NoEffect | null> {
    let effect = this.#effects.get(index);
    if (effect === undefined) {
      effect = yield* this.#examine(this.#rules[index] as Rule);
      this.#effects.set(index, effect);
    }
    if (effect === null || effect.kind === 'never-matches') return effect;
    const covers = effect.covers.map((cover) => cover && (rules[this.#indexOf.get(cover) as number] as Rule));
    return { ...effect, covers };
  }

  /**
   * Removes rules one after another, the last line first, as long as no verdict changes. Returns those that could be
   * removed, with the rules left that decide in place of each.
   * @param isCovered removes a rule only if rules of its kind decide in its place.
   */
  *remove(
    indexes: readonly number[],
    isCovered: boolean,
  ): Generator<void, ReadonlyMap<number, readonly number[]>> {
    const key = `${isCovered} ${indexes.join()}`;
    const known = this.#removals.get(key);
    if (known !== undefined) return known;
    const list = this.#list;
    list.restore();
    const removed: number[] = [];
    for (const index of [...indexes].sort((a, b) => this.#lineOf(b) - this.#lineOf(a))) {
      const rule = this.#rules[index] as Rule;
      const effect = yield* this.#examine(rule);
      if (effect === null || (isCovered && !isCoveredBy(rule, effect))) continue;
      list.remove(rule);
      removed.push(index);
    }
    const left = new Map(removed.map((index) => [index, this.#decidersOf(index)]));
    this.#removals.set(key, left);
    return left;
  }

  *#examine(rule: Rule): Generator<void, NoEffect | null> {
    if (this.#budget.left <= 0) return null;
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
    return [...deciding].flatMap((rule) => (rule == null ? [] : (this.#indexOf.get(rule) as number)));
  }

  #lineOf(index: number): number {
    return (this.#rules[index] as Rule).line;
  }
}
