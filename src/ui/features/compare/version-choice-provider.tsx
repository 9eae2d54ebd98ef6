import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { VersionWay } from '../../../messages';
import type { SecondVersion, SecondVersionProblem } from '../../../store';
import { applyVersion } from '../../../store/compare/apply-version';
import { compareSimplified } from '../../../store/compare/compare-simplified';
import { isSecondVersion, versionOfFile, versionWithAiBlock } from '../../../store/compare/second-version';
import { useBinding, useTester } from '../../parts/tester-context';
import { DraftDialog } from './draft-dialog';
import { LinkDialog } from './link-dialog';
import { PasteDialog } from './paste-dialog';
import { useCompare, useCompareState } from './use-compare';
import { VersionChoiceContext } from './version-choice';
import styles from './version-choice-provider.module.css';

const dialogs = { pasted: PasteDialog, link: LinkDialog, draft: DraftDialog } as const;

/** Lets every part of the view choose a second version: by a file chooser, in a dialog, or directly. */
export function VersionChoiceProvider({ children }: { readonly children: ReactNode }) {
  const compare = useCompare();
  const tester = useBinding();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null);
  const [problem, setProblem] = useState<SecondVersionProblem | null>(null);
  const [isSimplifying, setSimplifying] = useState(false);
  // People compare the file that a site serves with its next version, so a file they choose is probably newer.
  const isLive = useTester(({ document }) => document.origin.kind === 'site' && !document.edited);
  const chooseFromFile = async (file: File) => {
    const read = await versionOfFile(file);
    if (isSecondVersion(read)) choose(read, isLive);
    else setProblem(read);
  };
  const chooseFile = useFileInput((file) => void chooseFromFile(file));
  const choose = (version: SecondVersion, isAfter?: boolean) => {
    setProblem(null);
    compare.choose(version, isAfter);
  };
  const simplify = async () => {
    setSimplifying(true);
    const reason = await compareSimplified(tester);
    setSimplifying(false);
    setProblem(reason && { kind: reason });
  };
  const start = (kind: VersionWay) => {
    setProblem(null);
    if (kind === 'file') chooseFile();
    else if (kind === 'ai-block') choose(versionWithAiBlock());
    else if (kind === 'simplified') void simplify();
    else setShown(kind);
  };
  const use = () => setProblem(applyVersion(tester, compare) ? null : { kind: 'no-editor' });
  useFocusOnHead(root, shown !== null);
  const Shown = shown && dialogs[shown];
  return (
    <VersionChoiceContext value={{ start, use, problem, isSimplifying }}>
      <div ref={root} className={styles['root']}>
        {children}
      </div>
      {Shown && <Shown isLive={isLive} onChoose={choose} onClose={() => setShown(null)} />}
    </VersionChoiceContext>
  );
}

/** Focuses the heading after a choice has removed the focused element. */
function useFocusOnHead(root: RefObject<HTMLElement | null>, isChoosing: boolean): void {
  const other = useCompareState((state) => state.other);
  const known = useRef(other);
  useEffect(() => {
    if (isChoosing || known.current === other) return;
    known.current = other;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[data-head]')?.focus();
  }, [root, other, isChoosing]);
}

/** Returns a function that opens the browser's file chooser. */
function useFileInput(onFile: (file: File) => void): () => void {
  // The input is not in the document, because it must be neither visible nor focusable. The ref keeps it alive
  // until the chooser closes.
  const input = useRef<HTMLInputElement | null>(null);
  return () => {
    input.current = document.createElement('input');
    input.current.type = 'file';
    input.current.addEventListener('change', ({ currentTarget }) => {
      const [file] = (currentTarget as HTMLInputElement).files ?? [];
      if (file !== undefined) onFile(file);
    });
    input.current.click();
  };
}
