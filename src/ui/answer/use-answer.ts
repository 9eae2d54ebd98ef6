import { useMemo, useState } from 'react';
import { consultationOf, dialectOf } from '../../catalogue';
import { type DecidedBy, decidedBy, type ShownOutcome, type Waiting } from '../../messages';
import type { ReadUrl, TesterState } from '../../store';
import { useHasFile } from '../parts/use-has-file';
import { useTester } from '../tester-context';
import type { Report, VerdictReport } from './report-types';

/** A crawler that can be asked about. */
type NamedCrawler = Extract<TesterState['crawler'], { kind: 'known' | 'token' }>;

/** The engine's answer with the question it answers. */
export interface Answered {
  readonly kind: 'answered';
  readonly version: number;
  readonly dialect: Report['dialect'];
  /** True where that is the dialect by which the crawler reads. */
  readonly isOwnDialect: boolean;
  readonly effect: Report['effect'];
  readonly freshness: Report['freshness'];
  readonly verdict: VerdictReport;
  /** What the answer rests on. */
  readonly decided: DecidedBy;
  /** What the page shows. */
  readonly outcome: ShownOutcome;
  readonly crawler: NamedCrawler;
  readonly consultation: ReturnType<typeof consultationOf>;
  readonly url: ReadUrl;
}

/** What there is to say: an answer, or why there is none. */
export type Answer = { readonly kind: 'waiting'; readonly waiting: Waiting } | Answered;

/**
 * The present answer. While the engine works on a newer version, the one before stays, together with the question it belongs to: question
 * and answer never come from two versions.
 */
export function useAnswer(): Answer {
  const hasFile = useHasFile();
  const crawler = useTester((state) => state.crawler);
  const url = useTester((state) => state.url);
  const report = useTester((state) => state.report);
  const isBehind = useTester((state) => state.report?.version !== state.version);
  const engine = useTester((state) => state.engine);

  const present = useMemo((): Answer | null => {
    if (url.kind === 'empty') return waiting({ kind: hasFile ? 'url' : 'text-and-url' });
    if (!hasFile) return waiting({ kind: 'text' });
    if (url.kind === 'problem') return waiting({ kind: 'url-problem', problem: url.problem });
    if (crawler.kind === 'none') return waiting({ kind: 'crawler', reason: crawler.reason });
    if (crawler.kind === 'loading') return waiting({ kind: 'catalogue' });
    if (engine === 'stopped') return waiting({ kind: 'engine-stopped' });
    if (engine === 'too-large-in-thread') return waiting({ kind: 'too-large-in-thread' });
    if (isBehind || report === null || report.verdict === null) return null;
    return answered(report, report.verdict, crawler, url);
  }, [hasFile, crawler, url, report, isBehind, engine]);

  const [shown, setShown] = useState<Answer>(present ?? waiting({ kind: 'answer' }));
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}

function answered(report: Report, verdict: VerdictReport, crawler: NamedCrawler, url: ReadUrl): Answered {
  const consultation = crawler.kind === 'known' ? consultationOf(crawler.crawler) : 'asks';
  const { version, dialect, effect, freshness } = report;
  const decided = decidedBy(verdict, effect, consultation);
  return {
    kind: 'answered',
    version,
    dialect,
    isOwnDialect: dialectOf(crawler).id === dialect,
    effect,
    freshness,
    verdict,
    decided,
    outcome: decided.by === 'crawler' ? 'not-applicable' : verdict.judgement.outcome,
    crawler,
    consultation,
    url,
  };
}

function waiting(reason: Waiting): Answer {
  return { kind: 'waiting', waiting: reason };
}
