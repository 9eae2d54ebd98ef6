import type { CrawlerRules } from '../engine';

/** Maximum length, in UTF-16 units, of a rule in a result. */
const LONGEST_RULE = 1_000;

/**
 * Texts of the deciding rules for results, such as `Disallow: /cart`. Each is formatted once, because most
 * decide many URLs.
 */
export class RuleTexts {
  readonly #rules: CrawlerRules;
  readonly #texts = new Map<number, string | null>();

  constructor(rules: CrawlerRules) {
    this.#rules = rules;
  }

  /** Returns the rule at a rank; null if no rule decides. */
  at(rank: number): string | null {
    const known = this.#texts.get(rank);
    if (known !== undefined) return known;
    const rule = this.#rules.ruleOf(rank);
    const text =
      rule && `${rule.type === 'allow' ? 'Allow' : 'Disallow'}: ${rule.written}`.slice(0, LONGEST_RULE);
    this.#texts.set(rank, text);
    return text;
  }
}
