import { effectOf, type Rule, rankRules, selectGroups } from '../../engine';
import type { ReportedCrawler, SuiteCell } from '../../suite/reports';
import type { Condition, CrawlerToAsk } from '../protocol';
import type { ExpectedWords } from './expected-words';
import { writtenUrl } from './list';
import { CellOutcome } from './verdicts/cell-outcome';
import type { RowNumbers } from './verdicts/row-numbers';
import type { UrlSource } from './verdicts/url-source';
import type { VerdictColumn } from './verdicts/verdict-column';

/** UTF-16 units of a rule that a result holds, as in `checkSuite`. */
const LONGEST_RULE = 1_000;

const OUTCOMES: readonly SuiteCell['outcome'][] = ['allowed', 'blocked', 'undefined', 'not-applicable'];

/** Decided verdicts, for reports. */
export interface Results {
  readonly urls: UrlSource;
  /** Null for all. */
  readonly rows: RowNumbers;
  readonly columns: readonly VerdictColumn[];
  readonly crawlers: readonly (ReportedCrawler & CrawlerToAsk)[];
  readonly expected: ExpectedWords;
  readonly condition: Condition;
}

/** The cells of reports, made one by one from verdicts, as `checkSuite` makes them. */
export class ResultCells {
  /** Number of rows. */
  readonly length: number;
  readonly #results: Results;
  readonly #columns: readonly {
    readonly by: 'rules' | 'answer';
    readonly rules: Map<number, string | null>;
  }[];

  constructor(results: Results) {
    this.length = results.rows?.length ?? results.urls.length;
    this.#results = results;
    this.#columns = results.columns.map(({ basis }) => ({
      by:
        effectOf(results.condition.answer, basis.robots.dialect.fetch).kind === 'rules' ? 'rules' : 'answer',
      rules: new Map(),
    }));
  }

  /** All cells, row by row. */
  *rowByRow(): Generator<SuiteCell> {
    for (let i = 0; i < this.length; i++) {
      const url = this.#urlAt(i);
      for (let crawler = 0; crawler < this.#columns.length; crawler++) yield this.#cellAt(i, url, crawler);
    }
  }

  /** The cells of one crawler. */
  *of(crawler: number): Generator<SuiteCell> {
    for (let i = 0; i < this.length; i++) yield this.#cellAt(i, this.#urlAt(i), crawler);
  }

  /** Whether the cell of a row of the results is as expected. */
  statusAt(i: number, crawler: number): SuiteCell['status'] {
    const row = this.#rowAt(i);
    const word = this.#results.expected.wordAt(row, crawler);
    if (word === null) return 'not-set';
    return word === this.#outcomeAt(row, crawler) ? 'pass' : 'fail';
  }

  #rowAt(i: number): number {
    const { rows } = this.#results;
    return rows === null ? i : (rows[i] as number);
  }

  #urlAt(i: number): string {
    return writtenUrl(this.#results.urls.urlAt(this.#rowAt(i)));
  }

  #outcomeAt(row: number, crawler: number): SuiteCell['outcome'] {
    const { cells } = this.#results.columns[crawler] as VerdictColumn;
    return OUTCOMES[cells.outcomeAt(row)] ?? 'undefined';
  }

  #cellAt(i: number, url: string, crawler: number): SuiteCell {
    const row = this.#rowAt(i);
    const column = this.#results.columns[crawler] as VerdictColumn;
    const outcome = this.#outcomeAt(row, crawler);
    const line = column.lineAt(row);
    const isOut = column.cells.outcomeAt(row) === CellOutcome['not-applicable'];
    return {
      url,
      crawler: (this.#results.crawlers[crawler] as ReportedCrawler).name,
      outcome,
      by: isOut ? 'scope' : (this.#columns[crawler]?.by ?? 'rules'),
      line,
      rule: this.#ruleIn(line, row, crawler),
      expected: this.#results.expected.wordAt(row, crawler),
      status: this.statusAt(i, crawler),
    };
  }

  /** The rule in a line that decides; most lines do for many rows. */
  #ruleIn(line: number, row: number, crawler: number): string | null {
    const texts = this.#columns[crawler]?.rules;
    const known = texts?.get(line);
    if (known !== undefined) return known;
    const rule = line === 0 ? null : this.#ruleFor(line, row, crawler);
    const text =
      rule && `${rule.type === 'allow' ? 'Allow' : 'Disallow'}: ${rule.written}`.slice(0, LONGEST_RULE);
    texts?.set(line, text);
    return text;
  }

  #ruleFor(line: number, row: number, crawler: number): Rule | null {
    const { cells, basis } = this.#results.columns[crawler] as VerdictColumn;
    const rank = cells.rankAt(row);
    if (rank >= 0) return basis.ranked[rank]?.rule ?? null;
    // A line at which the reader fails, so that none of its rules was compared.
    const groups = selectGroups(basis.robots, this.#results.crawlers[crawler] as CrawlerToAsk);
    return rankRules(basis.robots, groups).find(({ rule }) => rule.line === line)?.rule ?? null;
  }
}
