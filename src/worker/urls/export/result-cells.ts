import { writtenAnswer } from '../../../suite/check-suite';
import type { ReportedCrawler, SuiteCell } from '../../../suite/reports';
import { RuleTexts } from '../../../suite/rule-texts';
import { writtenUrl } from '../../../url-lists/list';
import type { ExpectedWords } from '../expected-words';
import type { RowNumbers } from '../verdicts/row-numbers';
import type { UrlSource } from '../verdicts/url-source';
import type { VerdictColumn } from '../verdicts/verdict-column';

/** Decided verdicts, for reports. */
export interface Results {
  readonly urls: UrlSource;
  /** Row numbers; null for all rows. */
  readonly rows: RowNumbers;
  readonly columns: readonly VerdictColumn[];
  readonly crawlers: readonly ReportedCrawler[];
  readonly expected: ExpectedWords;
}

/** The cells of a report, created on demand from verdicts, in the format of `checkSuite`. */
export class ResultCells {
  /** Number of rows. */
  readonly length: number;
  readonly #results: Results;
  /** Rule texts by column. */
  readonly #texts: readonly RuleTexts[];

  constructor(results: Results) {
    this.length = results.rows?.length ?? results.urls.length;
    this.#results = results;
    this.#texts = results.columns.map(({ answers }) => new RuleTexts(answers));
  }

  /** Yields all cells, row by row. */
  *rowByRow(): Generator<SuiteCell> {
    for (let i = 0; i < this.length; i++) {
      const url = this.#urlAt(i);
      for (let crawler = 0; crawler < this.#texts.length; crawler++) yield this.#cellAt(i, url, crawler);
    }
  }

  /** Yields the cells of one crawler. */
  *of(crawler: number): Generator<SuiteCell> {
    for (let i = 0; i < this.length; i++) yield this.#cellAt(i, this.#urlAt(i), crawler);
  }

  /** Compares a cell with its expectation. `i` is the row of the results. */
  statusAt(i: number, crawler: number): SuiteCell['status'] {
    const row = this.#rowAt(i);
    const word = this.#results.expected.wordAt(row, crawler);
    if (word === null) return 'not-set';
    return (this.#results.columns[crawler] as VerdictColumn).meetsAt(row, word) === true ? 'pass' : 'fail';
  }

  #rowAt(i: number): number {
    const { rows } = this.#results;
    return rows === null ? i : (rows[i] as number);
  }

  #urlAt(i: number): string {
    return writtenUrl(this.#results.urls.urlAt(this.#rowAt(i)));
  }

  #cellAt(i: number, url: string, crawler: number): SuiteCell {
    const row = this.#rowAt(i);
    const { cells, answers } = this.#results.columns[crawler] as VerdictColumn;
    const rank = cells.rankAt(row);
    return {
      url,
      crawler: (this.#results.crawlers[crawler] as ReportedCrawler).name,
      ...writtenAnswer(answers.at(rank)),
      rule: (this.#texts[crawler] as RuleTexts).at(rank),
      expected: this.#results.expected.wordAt(row, crawler),
      status: this.statusAt(i, crawler),
    };
  }
}
