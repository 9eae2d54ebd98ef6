import type { CrawlerAnswers } from '../answer';

/** Maximum length, in UTF-16 units, of a rule in a result. */
const LONGEST_RULE = 1_000;

/**
 * Texts of the rules in the lines of answers, such as `Disallow: /cart`. Each is formatted once, because most
 * decide many URLs.
 */
export class RuleTexts {
  readonly #answers: CrawlerAnswers;
  readonly #texts = new Map<number, string | null>();

  constructor(answers: CrawlerAnswers) {
    this.#answers = answers;
  }

  /** Returns the rule at a rank; null if the answer has none. */
  at(rank: number): string | null {
    const known = this.#texts.get(rank);
    if (known !== undefined) return known;
    const rule = this.#answers.ruleAt(rank);
    const text =
      rule && `${rule.type === 'allow' ? 'Allow' : 'Disallow'}: ${rule.written}`.slice(0, LONGEST_RULE);
    this.#texts.set(rank, text);
    return text;
  }
}
