import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FixChoice, FixResult, FormatResult, LintReport, SimplifyProblem } from '../../../store';
import { useSimplify } from '../../parts/simplify/use-simplify';
import type { FileChanges, FindingActions } from './finding-actions';
import { useFollow } from './use-follow';
import { useNextFinding } from './use-next-finding';
import { useProblems } from './use-problems';

/** Result of the last action, unless `ProblemsState.lastFix` has it. */
export type ActionNotice =
  | { readonly kind: Exclude<FixResult, 'applied'> | 'undone' }
  | { readonly kind: 'ignored'; readonly line: number }
  | { readonly kind: 'formatted'; readonly done: FormatResult }
  | { readonly kind: 'simplifying' | SimplifyProblem };

/** Actions of the list, and the result of the last one. */
export interface FixingState {
  readonly actions: FindingActions;
  readonly notice: ActionNotice | null;
  notify(notice: ActionNotice | null): void;
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
  const { goOn, keepFocus } = useNextFinding(panel, report);
  const [notice, notify] = useState<ActionNotice | null>(null);
  // The functions must stay the same objects. Otherwise every report would render hundreds of unchanged findings again.
  const shown = useRef(report);
  useEffect(() => {
    shown.current = report;
  }, [report]);
  const follow = useFollow(report, isBehind, notify);
  const changes = useMemo((): FileChanges => {
    /** Returns false if a newer report has replaced the row's report. */
    const isListed = () => problems.store.getState().report?.state === shown.current.state;
    const runAndNotify = async (
      wish: () => Promise<FixResult>,
      element: HTMLElement,
      done: ActionNotice | null,
    ): Promise<void> => {
      notify(null);
      const stay = goOn(element);
      const result = isListed() ? await wish() : 'gone';
      if (result === 'applied') return notify(done);
      stay();
      notify({ kind: result });
    };
    const failed = () => notify({ kind: 'impossible' });
    return {
      fix: (row, element) => {
        if (row.fix === 'blocking' || row.fix === 'choice')
          return onPreview({ kind: 'one', index: row.index });
        runAndNotify(() => problems.applyFix({ kind: 'one', index: row.index }), element, null).catch(failed);
      },
      ignore: (row, element) => {
        runAndNotify(() => problems.ignore(row.index), element, { kind: 'ignored', line: row.line }).catch(
          failed,
        );
      },
      format: () => {
        notify(null);
        problems
          .format()
          .then(
            (done) => notify(done === null ? { kind: 'impossible' } : { kind: 'formatted', done }),
            failed,
          );
      },
      simplify: () => {
        notify({ kind: 'simplifying' });
        void simplify().then((kind) => notify(kind && { kind }));
      },
      preview: onPreview,
    };
  }, [problems, simplify, goOn, onPreview]);
  const actions = useMemo((): FindingActions => ({ changes, follow }), [changes, follow]);
  return { actions, notice, notify, keepFocus };
}
