import type { FixNotice } from '../../../editor/problems';
import { formatDone, ignoreDone, problemsTexts, verdictAfterFix } from '../../../messages';
import type { AppliedFix, FixPreview, FixResult, Problems } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { PHONE } from '../../parts/use-media';

/** Applies the fixes requested in the editor, and announces the outcome there. */
export interface FixNotifier {
  fix(index: number): Promise<void>;
  /** Applies a fix after its preview. */
  apply(preview: FixPreview): void;
  /** Says why a fix isn't applied. */
  refuse(result: Exclude<FixResult, 'applied'>): void;
  ignore(index: number): void;
  format(): void;
  end(): void;
}

/**
 * Creates a `FixNotifier`. `isShown` returns true if the editor shows the newest report. `notify` shows
 * and announces a notice in the editor. Stays silent about fixes while the Problems view is
 * visible, because that view announces them itself.
 */
export function notifyFixes(
  { store }: TesterBinding,
  problems: Problems,
  isShown: () => boolean,
  notify: (notice: FixNotice) => void,
): FixNotifier {
  /** True if the last fix was requested in the editor. */
  let isOurs = false;
  const refused = (result: Exclude<FixResult, 'applied'>) => {
    isOurs = false;
    notify({ text: problemsTexts[result], undo: null });
  };
  const failed = () => refused('impossible');
  const undo = { name: problemsTexts.undo, run: () => problems.undoFix() };
  const notifyFix = async (fix: AppliedFix): Promise<void> => {
    const { fixSentence } = await import('./rule-words');
    // Stop if another fix or an edit came while the texts were loading.
    if (problems.store.getState().lastFix !== fix) return;
    const text = [fixSentence(fix), verdictAfterFix(fix.verdictChanged)].filter(Boolean).join(' ');
    notify({ text, undo });
  };
  const end = problems.store.subscribe(({ lastFix }, { lastFix: before }) => {
    if (lastFix === before) return;
    if (lastFix === null || !isOurs || isListShown(store.getState())) return;
    notifyFix(lastFix).catch(() => undefined);
  });
  return {
    end,
    fix: async (index) => {
      if (!isShown()) return refused('gone');
      isOurs = true;
      const result = await problems.applyFix({ kind: 'one', index }).catch(() => 'impossible' as const);
      if (result !== 'applied') refused(result);
    },
    apply: (preview) => {
      isOurs = true;
      const result = problems.applyPreview(preview);
      if (result !== 'applied') refused(result);
    },
    refuse: refused,
    format: () => {
      problems.format().then((done) => {
        if (done === null) return refused('impossible');
        const text = formatDone(done.lines, done.check);
        notify({ text, undo: null });
      }, failed);
    },
    ignore: (index) => {
      if (!isShown()) return refused('gone');
      const line = problems.finding(index).then((row) => row?.line ?? 0);
      Promise.all([line, problems.ignore(index)]).then(([at, result]) => {
        if (result === 'applied') notify({ text: ignoreDone(at), undo: null });
        else refused(result);
      }, failed);
    },
  };
}

/** Returns whether the Problems view is visible. On phones the file can cover it. */
function isListShown({ view, showsFile }: { readonly view: string; readonly showsFile: boolean }): boolean {
  return view === 'problems' && !(showsFile && matchMedia(PHONE).matches);
}
