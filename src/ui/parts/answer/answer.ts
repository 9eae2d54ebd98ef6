import { type UnreadGroup, unreadGroupOf } from '../../../answer';
import { dialectOf } from '../../../catalogue';
import type { ShownOutcome, Waiting, WaitingOnOtherSite } from '../../../messages';
import {
  hasFile,
  type ReadUrl,
  type Report,
  siteGuard,
  siteOfFile,
  type TesterState,
  type VerdictReport,
} from '../../../store';

/** A crawler for which there can be an answer. */
type NamedCrawler = Extract<TesterState['crawler'], { kind: 'known' | 'token' }>;

/** The worker's answer together with its question. */
export interface Answered {
  readonly kind: 'answered';
  readonly version: number;
  readonly dialect: Report['dialect'];
  /** True if `dialect` is the one that the crawler itself uses. */
  readonly isOwnDialect: boolean;
  readonly effect: Report['effect'];
  readonly freshness: Report['freshness'];
  readonly verdict: VerdictReport;
  readonly decided: VerdictReport['answer']['decided'];
  /** The outcome that the page shows. */
  readonly outcome: ShownOutcome;
  /** The 1-based line of the answer; 0 for none. See `CrawlAnswer` in src/answer. */
  readonly line: number;
  readonly crawler: NamedCrawler;
  readonly unreadGroup: UnreadGroup | null;
  readonly url: ReadUrl;
}

/** An answer, or the reason why there is none. */
export type ShownAnswer = { readonly kind: 'waiting'; readonly waiting: Waiting } | Answered;

/** The parts of the state that determine the answer. */
export interface AnswerSource extends Pick<TesterState, 'crawler' | 'url' | 'report' | 'workerStatus'> {
  readonly hasFile: boolean;
  /** See `siteOfFile`. */
  readonly site: string | null;
  /** See `siteGuard`. */
  readonly guard: ReturnType<typeof siteGuard>;
  /** True while the report is about an older text or question. */
  readonly isBehind: boolean;
}

/** Returns the answer to the current question about the current text. Null while the worker computes it. */
export function shownAnswerOf(state: TesterState): ShownAnswer | null {
  const { crawler, url, report, workerStatus } = state;
  const isBehind = report?.version !== state.version;
  const site = siteOfFile(state);
  const guard = siteGuard(state);
  return answerFrom({
    hasFile: hasFile(state),
    site,
    guard,
    crawler,
    url,
    report,
    workerStatus,
    isBehind,
  });
}

/** Like `shownAnswerOf`, but takes only the parts of the state that it needs. */
export function answerFrom({
  hasFile,
  site,
  guard,
  crawler,
  url,
  report,
  workerStatus,
  isBehind,
}: AnswerSource): ShownAnswer | null {
  if (!hasFile) return waiting({ kind: url.kind === 'empty' ? 'text-and-url' : 'text' });
  if (url.kind === 'empty') {
    if (workerStatus === 'stopped' || workerStatus === 'too-large-in-thread')
      return waiting({ kind: 'url', site: null });
    // The suggested site comes from the report, which must be about the current text.
    return isBehind ? null : waiting({ kind: 'url', site });
  }
  if (url.kind === 'problem') return waiting({ kind: 'url-problem', problem: url.problem });
  if (guard !== null) return waiting(otherSite(guard, url, site));
  if (crawler.kind === 'none') return waiting({ kind: 'crawler', reason: crawler.reason });
  if (crawler.kind === 'loading') return waiting({ kind: 'catalogue' });
  if (workerStatus === 'stopped') return waiting({ kind: 'engine-stopped' });
  if (workerStatus === 'too-large-in-thread') return waiting({ kind: 'too-large-in-thread' });
  if (isBehind || report === null) return null;
  if (report.sitemapHost === 'unrelated') return waiting(otherSite('sitemap', url, site));
  if (report.verdict === null) return null;
  return answered(report, report.verdict, crawler, url);
}

/** Returns true if an answer will come without a change of the question. */
export function willAnswer(answer: ShownAnswer): boolean {
  return (
    answer.kind === 'waiting' && (answer.waiting.kind === 'catalogue' || answer.waiting.kind === 'answer')
  );
}

/** The answer shown until the first one arrives. */
export const firstAnswer: ShownAnswer = waiting({ kind: 'answer' });

function answered(report: Report, verdict: VerdictReport, crawler: NamedCrawler, url: ReadUrl): Answered {
  const { version, dialect, effect, freshness } = report;
  return {
    kind: 'answered',
    version,
    dialect,
    isOwnDialect: dialectOf(crawler).id === dialect,
    effect,
    freshness,
    verdict,
    ...verdict.answer,
    crawler,
    unreadGroup: unreadGroupOf(dialect, verdict, crawler),
    url,
  };
}

function otherSite(
  because: WaitingOnOtherSite['because'],
  url: ReadUrl,
  own: string | null,
): WaitingOnOtherSite {
  return { kind: 'other-site', because, site: url.origin ?? '', path: url.path, own };
}

function waiting(reason: Waiting): ShownAnswer {
  return { kind: 'waiting', waiting: reason };
}
