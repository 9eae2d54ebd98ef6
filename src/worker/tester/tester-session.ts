import { answerQuestion, ROWS_PER_LIST, verdictReport, type WholeAnswer } from '../../answer';
import { type Condition, effectOf, freshnessOf, markLines, PLAIN_ANSWER } from '../../engine';
import { areRelated } from '../../engine/fetch';
import { comparableHost, type SitemapSite } from '../document/sitemap-sites';
import { SourceFile } from '../document/source-file';
import type { PostedCrawler } from '../posted-crawler';
import { compareDialects } from './compare-dialects';
import type { Comparison } from './comparison';
import type { Comparable, DialectById } from './loaded-dialects';
import type { Report } from './report';
import { suggestedPages } from './suggested-pages';
import type { RowsReply, RowsRequest, TestQuestion, Update, Watched } from './tester-protocol';

/**
 * Does all parsing and matching for the page: holds a document, a question and the server's answer, and
 * reports on them. Runs in the worker, or in the page's own thread if no worker can start. Parses a text at
 * most once per dialect.
 */
export class TesterSession {
  readonly #dialectById: DialectById;
  readonly #comparable: Comparable;
  #file = SourceFile.open({ source: '' });
  #question: TestQuestion | null = null;
  #suggestsFor: PostedCrawler | null = null;
  #condition: Condition = { robotsUrl: null, answer: PLAIN_ANSWER };
  #watched: Watched = { dialects: [], explainsDifferences: false, crawlers: null };
  #answer: WholeAnswer | null = null;
  #version = 0;

  /** `dialectById` must have the dialects of every question. Without `comparable`, it has all. */
  constructor(dialectById: DialectById, comparable: Comparable = { has: () => true, fileTraits: null }) {
    this.#dialectById = dialectById;
    this.#comparable = comparable;
  }

  /** True if some of the watched dialects aren't loaded. A comparison leaves them out. */
  get lacksDialects(): boolean {
    return !this.#watched.dialects.every((id) => this.#comparable.has(id));
  }

  /** Applies an update and reports on the result. */
  update(update: Update): Report {
    if (update.open !== undefined) this.#file = SourceFile.open(update.open);
    for (const transaction of update.transactions ?? []) this.#file = this.#file.edited(transaction);
    if (update.question !== undefined) this.#question = update.question;
    if (update.suggestsFor !== undefined) this.#suggestsFor = update.suggestsFor;
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
    const { crawlers, explainsDifferences } = this.#watched;
    const dialects = this.#watched.dialects.filter((id) => this.#comparable.has(id));
    if (this.#question === null || this.#answer === null) return null;
    if (dialects.length === 0 && crawlers === null) return null;
    const comparison = yield* compareDialects(
      this.#file,
      this.#question,
      this.#condition,
      { dialects, explainsDifferences, crawlers },
      this.#dialectById,
      this.#comparable.fileTraits,
    );
    return { version: this.#version, ...comparison };
  }

  #report(): Report {
    const suggestsFor = this.#question === null ? this.#suggestsFor : null;
    const dialect = this.#dialectById((this.#question ?? suggestsFor)?.dialect ?? 'google');
    const robots = this.#file.read(dialect);
    const { id, fetch } = dialect;
    const { site, sitemapHost } = sitemapHint(this.#file.sitemapSites, this.#question);
    const answer =
      this.#question === null || sitemapHost === 'unrelated'
        ? null
        : answerQuestion(robots, this.#question, this.#condition);
    this.#answer = answer;
    return {
      version: this.#version,
      dialect: id,
      file: {
        ...this.#file.facts(dialect),
        sitemapOrigin: site?.origin ?? null,
        sitemapLine: site?.line ?? 0,
      },
      effect: answer?.verdict.effect ?? effectOf(this.#condition.answer, fetch),
      freshness: freshnessOf(this.#condition.answer, fetch),
      sitemapHost,
      marks: markLines(robots, answer?.by === 'rules' ? answer.verdict : null),
      verdict: answer && verdictReport(robots, answer),
      pages: suggestsFor && suggestedPages(robots, suggestsFor),
    };
  }
}

/**
 * Returns the site that Sitemap lines hint at, and the relation of its host to the asked one, see `Report`. Of several,
 * that is the one with the asked host, else with a related one, else the first.
 */
function sitemapHint(
  sites: readonly SitemapSite[],
  question: TestQuestion | null,
): { readonly site: SitemapSite | undefined; readonly sitemapHost: Report['sitemapHost'] } {
  const asked = question?.site === undefined ? null : comparableHost(question.site);
  const same = sites.find(({ host }) => host === asked);
  const related = same ?? sites.find(({ host }) => asked !== null && areRelated(host, asked));
  const site = related ?? sites[0];
  const isHint = asked !== null && site !== undefined && same === undefined;
  return { site, sitemapHost: isHint ? (related ? 'related' : 'unrelated') : null };
}
