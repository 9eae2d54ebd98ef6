import type { FixNotice } from '../../../editor/problems';
import { formatDone, ignoreDone, problemsTexts, verdictAfterFix } from '../../../messages';
import type { AppliedFix, FixResult, Problems } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { PHONE } from '../../parts/use-media';

/** Mends what the editor asks for, and says there what became of it. */
export interface FixTeller {
  fix(index: number): void;
  ignore(index: number): void;
  format(): void;
  end(): void;
}

/** `isShown`: the newest report is the one that the editor shows. `tell` shows a notice in the editor and speaks what is given beside it. What the Problems view tells itself, while it is in sight, is not told twice. */
export function tellFixes(
  { store }: TesterBinding,
  problems: Problems,
  isShown: () => boolean,
  tell: (notice: FixNotice | null, spoken: string) => void,
): FixTeller {
  /** Whether the last fix was asked for in the editor. */
  let isOurs = false;
  /** Whether what the last fix did was told; its verdict may come before that. */
  let isTold = false;
  const refused = (result: Exclude<FixResult, 'applied'>) => {
    isOurs = false;
    tell({ text: problemsTexts[result], undo: null }, problemsTexts[result]);
  };
  const failed = () => refused('impossible');
  const undo = { name: problemsTexts.undo, run: () => problems.undoFix() };
  const tellFix = async (fix: AppliedFix): Promise<void> => {
    const { fixSentence } = await import('./rule-words');
    // Another fix, or an edit, came while the words were loaded.
    if (problems.store.getState().lastFix !== fix) return;
    const verdict = verdictAfterFix(fix.verdictChanged);
    const text = [fixSentence(fix), verdict].filter(Boolean).join(' ');
    tell({ text, undo }, isTold ? verdict : text);
    isTold = true;
  };
  const end = problems.store.subscribe(({ lastFix }, { lastFix: before }) => {
    if (lastFix === before) return;
    if (lastFix === null || before === null || lastFix.finding !== before.finding) isTold = false;
    if (lastFix === null || !isOurs || isListShown(store.getState())) return;
    tellFix(lastFix).catch(() => undefined);
  });
  return {
    end,
    fix: (index) => {
      if (!isShown()) return refused('gone');
      isOurs = true;
      problems.applyFix({ kind: 'one', index }).then((result) => {
        if (result !== 'applied') refused(result);
      }, failed);
    },
    format: () => {
      problems.format().then((done) => {
        if (done === null) return refused('impossible');
        const text = formatDone(done.lines, done.check);
        tell({ text, undo: null }, text);
      }, failed);
    },
    ignore: (index) => {
      if (!isShown()) return refused('gone');
      const line = problems.finding(index).then((row) => row?.line ?? 0);
      Promise.all([line, problems.ignore(index)]).then(([at, result]) => {
        if (result === 'applied') tell({ text: ignoreDone(at), undo: null }, ignoreDone(at));
        else refused(result);
      }, failed);
    },
  };
}

/** Whether the Problems view is in sight: on phones the file takes its place. */
function isListShown({ view, showsFile }: { readonly view: string; readonly showsFile: boolean }): boolean {
  return view === 'problems' && !(showsFile && matchMedia(PHONE).matches);
}
