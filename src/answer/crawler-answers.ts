import { type Condition, CrawlerRules, type Question, type RobotsTxt, type Rule } from '../engine';
import {
  type CrawlAnswer,
  composeAnswer,
  isDecidedByCrawler,
  type KnownConsultation,
  ruleIn,
} from './answer';

/** A crawler as files are read for it. Without `consultation`, the file decides. */
export interface AnsweredCrawler extends Pick<Question, 'productTokens' | 'ignoresGlobalGroup'> {
  readonly consultation?: KnownConsultation;
}

/** The answers for one crawler to any number of URLs. Each is known by its *rank* (see `CrawlerRules`). */
export class CrawlerAnswers {
  readonly rules: CrawlerRules;
  readonly #consultation: KnownConsultation;

  /** `robots` must have been read in the crawler's dialect. */
  constructor(robots: RobotsTxt, crawler: AnsweredCrawler, condition: Condition) {
    this.rules = new CrawlerRules(robots, crawler, condition);
    this.#consultation = crawler.consultation ?? 'unknown';
  }

  /** Crawlers with equal keys get the same answers from the same file under the same condition. */
  get key(): string {
    return isDecidedByCrawler(this.#consultation) ? `asked ${this.rules.key}` : this.rules.key;
  }

  /** Returns the answer at a rank. */
  at(rank: number): CrawlAnswer {
    const { rules } = this;
    return composeAnswer(rules.judgementOf(rank), rules.decisionOf(rank).line, this.#consultation);
  }

  /** Returns the rule in the line of the answer at a rank; null if there is none. */
  ruleAt(rank: number): Rule | null {
    return ruleIn(this.at(rank), this.rules.ruleOf(rank));
  }

  /** Returns true if both give the same answers by the same rules for every URL, wherever the rules are. */
  decidesLike(other: CrawlerAnswers): boolean {
    const [one, two] = [this, other].map((each) => isDecidedByCrawler(each.#consultation));
    return one === two && this.rules.decidesLike(other.rules);
  }
}
