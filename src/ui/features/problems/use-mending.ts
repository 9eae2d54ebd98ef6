import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FindingRow, FixChoice, FixResult, FormatResult, LintReport } from '../../../store';
import { useActions } from '../../parts/tester-context';
import { useReturnFocus } from '../../parts/text/return-focus';
import type { Mending } from './mending';
import { useNextFinding } from './use-next-finding';
import { useProblems } from './use-problems';

/** What became of the last wish, beside what `ProblemsState.lastFix` says. */
export type MendingNotice =
  | { readonly kind: Exclude<FixResult, 'applied'> }
  | { readonly kind: 'ignored'; readonly line: number }
  | { readonly kind: 'formatted'; readonly done: FormatResult };

/** What the list can do, and what there is to say of it. */
export interface MendingState {
  readonly mending: Mending;
  readonly notice: MendingNotice | null;
  notify(notice: MendingNotice | null): void;
  /** To be called where several findings are mended: the focus is not lost when their head goes. */
  keepFocus(): void;
}

/** Carries out what is wished of findings; the focus goes on to the next one. `onPreview` shows what several fixes would do. */
export function useMending(
  panel: RefObject<HTMLElement | null>,
  report: LintReport,
  isBehind: boolean,
  onPreview: (choice: FixChoice) => void,
): MendingState {
  const problems = useProblems();
  const actions = useActions();
  const returnFocus = useReturnFocus();
  const { goOn, keepFocus } = useNextFinding(panel, report);
  const [notice, notify] = useState<MendingNotice | null>(null);
  // Always the same functions: hundreds of findings hold them, and a new report mostly leaves those as they are.
  const shown = useRef({ report, isBehind });
  useEffect(() => {
    shown.current = { report, isBehind };
  }, [report, isBehind]);
  const mending = useMemo((): Mending => {
    /** A row of a report that another one has replaced meanwhile has lost its place. */
    const isListed = () => problems.store.getState().report?.state === shown.current.report.state;
    const runAndNotify = async (
      wish: () => Promise<FixResult>,
      element: HTMLElement,
      done: MendingNotice | null,
    ): Promise<void> => {
      notify(null);
      const stay = goOn(element);
      const result = isListed() ? await wish() : 'gone';
      if (result === 'applied') return notify(done);
      stay();
      notify({ kind: result });
    };
    const lineNow = async (row: FindingRow, line: number): Promise<number | null> => {
      if (!shown.current.isBehind) return line;
      const found = isListed() ? await problems.finding(row.index) : null;
      return found === null ? null : line + found.line - row.line;
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
      preview: onPreview,
      follow: (row, line, link) => {
        returnFocus.remember(link);
        lineNow(row, line).then(
          (now) => (now === null ? notify({ kind: 'gone' }) : actions.showLine(now)),
          failed,
        );
      },
    };
  }, [problems, actions, returnFocus, goOn, onPreview]);
  return { mending, notice, notify, keepFocus };
}
