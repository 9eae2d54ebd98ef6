import { dialectById, effectOf, freshnessOf, markLines, PLAIN_ANSWER } from '../engine';
import { type Answer, answerQuestion, verdictReport } from './answer-question';
import { compareDialects } from './compare-dialects';
import type { Comparison } from './comparison';
import { ParsedFile } from './parsed-file';
import type { Condition, RowsReply, RowsRequest, TestQuestion, Update, Watched } from './protocol';
import { type Report, ROWS_PER_LIST } from './report';

/**
 * Does all parsing and matching for the page: holds a document, a question and the server's answer, and
 * reports on them. Runs in the worker, or in the page's own thread if no worker can start. Parses a text at
 * most once per dialect.
 */
export class Session {
  #file = ParsedFile.open({ source: '' });
  #question: TestQuestion | null = null;
  #condition: Condition = { robotsUrl: null, answer: PLAIN_ANSWER };
  #watched: Watched = { dialects: [], explainsDifferences: false, crawlers: null };
  #answer: Answer | null = null;
  #version = 0;

  /** Applies an update and reports on the result. */
  update(update: Update): Report {
    if (update.open !== undefined) this.#file = ParsedFile.open(update.open);
    for (const transaction of update.transactions ?? []) this.#file = this.#file.edited(transaction);
    if (update.question !== undefined) this.#question = update.question;
    if (update.condition !== undefined) this.#condition = update.condition;
    if (update.watched !== undefined) this.#watched = update.watched;
    this.#version = update.version;
    return this.#report();
  }

  /** Returns more rows of a list of the last report. */
  rows({ version, list, from, to }: RowsRequest): RowsReply {
    const answer = version === this.#version ? this.#answer : null;
    const end = Math.min(to, from + ROWS_PER_LIST);
    if (answer === null) return { kind: 'rows', version, list, from, rows: null };
    const { verdict } = answer;
    const rows = list === 'candidates' ? verdict.candidates(from, end) : verdict.unmatched.slice(from, end);
    return { kind: 'rows', version, list, from, rows };
  }

  /**
   * Compares other dialects and crawlers with the last report. Yields between pieces of work, so that a
   * change can be handled. Returns null if there is no question or nothing is watched.
   */
  *compare(): Generator<void, Comparison | null> {
    const { dialects, crawlers } = this.#watched;
    if (this.#question === null || (dialects.length === 0 && crawlers === null)) return null;
    const comparison = yield* compareDialects(this.#file, this.#question, this.#condition, this.#watched);
    return { version: this.#version, ...comparison };
  }

  #report(): Report {
    const dialect = this.#question?.dialect ?? 'google';
    const robots = this.#file.readBy(dialect);
    const { fetch } = dialectById(dialect);
    const answer = this.#question && answerQuestion(robots, this.#question, this.#condition);
    this.#answer = answer;
    const isRead = answer?.verdict.judgement.by === 'rules' && this.#question?.obeysFile === true;
    return {
      version: this.#version,
      dialect,
      file: this.#file.factsBy(dialect),
      effect: answer?.verdict.effect ?? effectOf(this.#condition.answer, fetch),
      freshness: freshnessOf(this.#condition.answer, fetch),
      marks: markLines(robots, isRead ? answer.verdict : null),
      verdict: answer && verdictReport(robots, answer),
    };
  }
}
