import { flushSync } from 'react-dom';
import type { EditorHandle } from '../../../editor';
import type { EditorProblemsPart } from '../../../editor/problems';
import type { LintReport, Problems, ProblemsState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { followQuietLines } from './follow-quiet-lines';
import { hintsOf } from './hints-of';
import { problemSource } from './problem-source';

/**
 * Shows the findings of each report in the editor, dims lines that change nothing, and makes F8 work in the whole page. Returns a function
 * that ends this.
 */
export function followProblems(editor: EditorHandle, tester: TesterBinding): () => void {
  const ends: (() => void)[] = [];
  let isEnded = false;
  const begin = async (problems: Problems) => {
    const { problemsPart } = await import('../../../editor/problems');
    if (isEnded) return;
    let shown: LintReport | null = null;
    // An index is valid only in its own report, and the newest report may not be shown yet.
    const isShown = () => problems.store.getState().report === shown;
    const part = problemsPart(problemSource(tester, problems, isShown));
    editor.add(part);
    const show = (report: LintReport | null) => {
      shown = report;
      part.show(
        report && {
          version: report.version,
          marks: report.marks,
          hints: hintsOf(report, tester.store.getState().document.text.toString()),
        },
      );
    };
    ends.push(
      followReports(tester, problems, show),
      followQuietLines(editor, tester, problems),
      goByKey(tester, part),
    );
  };
  const endWaiting = whenThere(tester, (problems) => {
    // If the chunk cannot be loaded, the Problems view still shows the findings.
    begin(problems).catch(() => undefined);
  });
  return () => {
    isEnded = true;
    endWaiting();
    for (const end of ends) end();
  };
}

/** Calls `run` once the problem checker is available. */
function whenThere({ store }: TesterBinding, run: (problems: Problems) => void): () => void {
  let isDone = false;
  const check = () => {
    const { problems } = store.getState();
    if (isDone || typeof problems === 'string') return;
    isDone = true;
    run(problems);
  };
  check();
  return store.subscribe(check);
}

function followReports(
  { store }: TesterBinding,
  problems: Problems,
  show: (report: LintReport | null) => void,
): () => void {
  const check = ({ report, status }: ProblemsState) => {
    if (report === null || status === 'stopped') show(null);
    // Marks of an older text would be in the wrong places. A report on the current text is on its way.
    else if (report.version === store.getState().version) show(report);
  };
  check(problems.store.getState());
  return problems.store.subscribe((state, before) => {
    if (state.report !== before.report || state.status !== before.status) check(state);
  });
}

/** Handles F8 outside the editor, which has its own key bindings. */
function goByKey({ actions }: TesterBinding, part: EditorProblemsPart): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isOther = event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey;
    if (isOther || event.defaultPrevented) return;
    // Don't move the caret behind a modal dialog.
    if (document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    // The editor must be visible before it can scroll.
    flushSync(() => actions.setView('file'));
    part.go(event.shiftKey ? -1 : 1);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
