import { useMemo, useState } from 'react';
import type { Waiting } from '../../messages';
import type { ReadUrl, TesterState } from '../../store';
import { useHasFile } from '../parts/use-has-file';
import { useTester } from '../tester-context';
import type { VerdictReport } from './report-types';

/** What there is to say: an answer with the question it answers, or why there is none. */
export type Answer =
  | { readonly kind: 'waiting'; readonly waiting: Waiting }
  | {
      readonly kind: 'answered';
      readonly version: number;
      readonly verdict: VerdictReport;
      readonly crawler: TesterState['crawler'];
      readonly url: ReadUrl;
    };

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
    if (engine === 'stopped') return waiting({ kind: 'engine-stopped' });
    if (engine === 'too-large-in-thread') return waiting({ kind: 'too-large-in-thread' });
    if (isBehind || report === null || report.verdict === null) return null;
    return { kind: 'answered', version: report.version, verdict: report.verdict, crawler, url };
  }, [hasFile, crawler, url, report, isBehind, engine]);

  const [shown, setShown] = useState<Answer>(present ?? waiting({ kind: 'answer' }));
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}

function waiting(reason: Waiting): Answer {
  return { kind: 'waiting', waiting: reason };
}
