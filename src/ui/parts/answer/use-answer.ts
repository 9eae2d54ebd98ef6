import { useMemo, useState } from 'react';
import { siteGuard, siteOfFile } from '../../../store';
import { useHasFile } from '../file/use-has-file';
import { useTester } from '../tester-context';
import { answerFrom, firstAnswer, type ShownAnswer } from './answer';

export type { Answered, ShownAnswer } from './answer';

/**
 * Returns the current answer. While the worker computes a newer version, returns the previous answer together
 * with its question, so that both always come from the same version.
 */
export function useAnswer(): ShownAnswer {
  const hasFile = useHasFile();
  const site = useTester(siteOfFile);
  const guard = useTester(siteGuard);
  const crawler = useTester((state) => state.crawler);
  const url = useTester((state) => state.url);
  const report = useTester((state) => state.report);
  const isBehind = useTester((state) => state.report?.version !== state.version);
  const workerStatus = useTester((state) => state.workerStatus);

  const present = useMemo(
    () => answerFrom({ hasFile, site, guard, crawler, url, report, isBehind, workerStatus }),
    [hasFile, site, guard, crawler, url, report, isBehind, workerStatus],
  );

  const [shown, setShown] = useState(present ?? firstAnswer);
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}
