import { useCallback, useEffect, useRef } from 'react';
import type { FindingRow, LintReport } from '../../../store';
import { useActions } from '../../parts/tester-context';
import { useReturnFocus } from '../../parts/text/return-focus';
import type { FindingActions } from './finding-actions';
import { useProblems } from './use-problems';

/**
 * Returns the function that moves to a line of a finding, also if an edit has moved the line since `report`. If the finding is gone, a notice says so.
 */
export function useFollow(report: LintReport, isBehind: boolean): FindingActions['follow'] {
  const problems = useProblems();
  const actions = useActions();
  const returnFocus = useReturnFocus();
  // The function must stay the same. Otherwise every report would render hundreds of unchanged findings again.
  const shown = useRef({ report, isBehind });
  useEffect(() => {
    shown.current = { report, isBehind };
  }, [report, isBehind]);
  return useCallback(
    (row, line, link) => {
      const rowNow = async (): Promise<FindingRow | null> => {
        const { report, isBehind } = shown.current;
        if (!isBehind) return row;
        const isListed = problems.store.getState().report?.state === report.state;
        return isListed ? await problems.finding(row.index) : null;
      };
      returnFocus.remember(link);
      void rowNow().then((now) =>
        now === null
          ? actions.showNotice({ kind: 'not-written', reason: 'gone' })
          : actions.showLine(line + now.line - row.line),
      );
    },
    [problems, actions, returnFocus],
  );
}
