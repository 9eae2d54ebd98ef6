import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FixChoice, FixResult, LintReport, SimplifyProblem } from '../../../store';
import { useSimplify } from '../../parts/simplify/use-simplify';
import { useActions } from '../../parts/tester-context';
import type { FileChanges, FindingActions } from './finding-actions';
import { useFollow } from './use-follow';
import { useNextFinding } from './use-next-finding';
import { useProblems } from './use-problems';

/** State of Simplify: under way, or the reason why there is no simplified file. */
export type SimplifyNotice = 'simplifying' | SimplifyProblem;

/** Actions of the list, and the state of Simplify. */
export interface FixingState {
  readonly actions: FindingActions;
  readonly notice: SimplifyNotice | null;
  /** Call this before fixing several findings, so that the focus isn't lost when their heading is removed. */
  keepFocus(): void;
}

/** Performs actions on findings and moves the focus to the next finding. `onPreview` shows a preview of fixes. */
export function useFixing(
  panel: RefObject<HTMLElement | null>,
  report: LintReport,
  isBehind: boolean,
  onPreview: (choice: FixChoice) => void,
): FixingState {
  const problems = useProblems();
  const simplify = useSimplify();
  const { showNotice } = useActions();
  const { goOn, keepFocus } = useNextFinding(panel, report);
  const [notice, notify] = useState<SimplifyNotice | null>(null);
  // The functions must stay the same objects. Otherwise every report would render hundreds of unchanged findings again.
  const shown = useRef(report);
  useEffect(() => {
    shown.current = report;
  }, [report]);
  const follow = useFollow(report, isBehind);
  const changes = useMemo((): FileChanges => {
    /** Returns false if a newer report has replaced the row's report. */
    const isListed = () => problems.store.getState().report?.state === shown.current.state;
    const write = async (wish: () => Promise<FixResult>, element: HTMLElement): Promise<void> => {
      notify(null);
      const stay = goOn(element);
      if (!isListed()) showNotice({ kind: 'not-written', reason: 'gone' });
      else if ((await wish()) === 'applied') return;
      stay();
    };
    return {
      fix: (row, element) => {
        if (row.fix === 'blocking' || row.fix === 'choice')
          return onPreview({ kind: 'one', index: row.index });
        void write(() => problems.applyFix({ kind: 'one', index: row.index }), element);
      },
      ignore: (row, element) => {
        void write(() => problems.ignore(row.index), element);
      },
      format: () => {
        notify(null);
        void problems.format();
      },
      simplify: () => {
        notify('simplifying');
        void simplify().then(notify);
      },
      preview: onPreview,
    };
  }, [problems, simplify, goOn, onPreview, showNotice]);
  const actions = useMemo((): FindingActions => ({ changes, follow }), [changes, follow]);
  return { actions, notice, keepFocus };
}
