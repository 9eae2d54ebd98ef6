import { type CrawlAnswer, CrawlerAnswers, isAsked, meets } from '../answer';
import {
  type Condition,
  type DialectId,
  decideUrls,
  dialectById,
  parseRobotsTxt,
  type RobotsTxt,
} from '../engine';
import { ALL_OTHERS, type ExpectedOutcome } from './expected';
import { RuleTexts } from './rule-texts';
import type { Suite } from './suite';
import type { SuiteCrawler } from './suite-crawler';
import type { SuiteCell, SuiteResult } from './suite-result';
import type { SuiteUrl } from './suite-url';

/** Answers every question of a suite about a robots.txt. */
export function checkSuite(source: string | Uint8Array, suite: Suite): SuiteResult {
  const checker = new Checker(source, suite);
  const columns = suite.crawlers.map((crawler) => checker.column(crawler));
  const counts = { pass: 0, fail: 0, 'not-set': 0 };
  const cells: SuiteCell[] = [];
  for (let at = 0; at < suite.urls.length; at++) {
    for (const column of columns) {
      const cell = column(at);
      counts[cell.status] += 1;
      cells.push(cell);
    }
  }
  return {
    crawlers: suite.crawlers.map((crawler) => ({ ...crawler, dialect: dialectFor(crawler, suite) })),
    cells,
    passed: counts.pass,
    failed: counts.fail,
    notSet: counts['not-set'],
  };
}

/** A crawler's answers, and the rank of each URL. */
interface Findings {
  readonly answers: CrawlerAnswers;
  readonly texts: RuleTexts;
  readonly ranks: Int32Array;
}

/** Checks one crawler after another. Most follow the same groups, whose rules are compared once. */
class Checker {
  readonly #source: string | Uint8Array;
  readonly #suite: Suite;
  readonly #condition: Condition;
  readonly #testedUrls: readonly string[];
  readonly #readings = new Map<DialectId, RobotsTxt>();
  readonly #findings = new Map<string, Findings>();

  constructor(source: string | Uint8Array, suite: Suite) {
    this.#source = source;
    this.#suite = suite;
    const { urls, robotsUrl, answer } = suite;
    this.#condition = { robotsUrl: robotsUrl?.href ?? null, answer };
    // A path alone is tested on the host of the file.
    this.#testedUrls = urls.map(({ testedUrl, origin, path }) =>
      origin === null && robotsUrl !== null ? robotsUrl.origin + path : testedUrl,
    );
  }

  /** Returns a function from a URL's index to the crawler's result for that URL. */
  column(crawler: SuiteCrawler): (at: number) => SuiteCell {
    const { urls } = this.#suite;
    const { answers, texts, ranks } = this.#findingsOf(crawler);
    return (at) => {
      const rank = ranks[at] as number;
      return cellOf(urls[at] as SuiteUrl, crawler, answers.at(rank), texts.at(rank));
    };
  }

  #readBy(id: DialectId): RobotsTxt {
    const robots = this.#readings.get(id) ?? parseRobotsTxt(this.#source, dialectById(id));
    this.#readings.set(id, robots);
    return robots;
  }

  #findingsOf(crawler: SuiteCrawler): Findings {
    const robots = this.#readBy(dialectFor(crawler, this.#suite));
    const answers = new CrawlerAnswers(robots, crawler, this.#condition);
    const known = this.#findings.get(answers.key);
    if (known !== undefined) return known;
    const ranks = decideUrls(answers.rules, this.#testedUrls);
    const findings = { answers, texts: new RuleTexts(answers), ranks };
    this.#findings.set(answers.key, findings);
    return findings;
  }
}

function cellOf(
  { written, expected }: SuiteUrl,
  { key, name }: SuiteCrawler,
  answer: CrawlAnswer,
  rule: string | null,
): SuiteCell {
  const expectedWord = wordFor(expected, key);
  return {
    url: written,
    crawler: name,
    ...writtenAnswer(answer),
    rule,
    expected: expectedWord,
    status: expectedWord === null ? 'not-set' : meets(expectedWord, answer) ? 'pass' : 'fail',
  };
}

/** Returns an outcome in the words of reports. */
export function writtenOutcome(outcome: CrawlAnswer['outcome']): SuiteCell['outcome'] {
  return outcome === 'disallowed' ? 'blocked' : outcome;
}

/** Returns an answer in the words of reports. */
export function writtenAnswer(answer: CrawlAnswer): Pick<SuiteCell, 'outcome' | 'by' | 'asked' | 'line'> {
  const { outcome, by, line } = answer;
  return { outcome: writtenOutcome(outcome), by, ...(isAsked(answer) && { asked: true }), line };
}

function wordFor(expected: SuiteUrl['expected'], key: string): ExpectedOutcome | null {
  if (typeof expected === 'string' || expected === null) return expected;
  return expected.get(key) ?? expected.get(ALL_OTHERS) ?? null;
}

/** Returns the dialect in which the file is read for a crawler of the suite. */
function dialectFor({ dialect }: SuiteCrawler, { engine }: Suite): DialectId {
  return engine === 'own' ? dialect : engine;
}
