import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import { appTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useTester } from '../../parts/tester-context';
import styles from './editor-pane.module.css';
import { FirstLines } from './first-lines';
import type { EditorState } from './use-editor';

/** Only an empty file has it; without it the file can be typed, pasted and dropped as well. */
const StartPanel = lazy<ComponentType<{ onPaste: () => void }>>(() =>
  import('./start-panel').then(
    ({ StartPanel }) => ({ default: StartPanel }),
    () => ({ default: () => null }),
  ),
);

interface EditorPaneProps {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly editor: EditorState;
}

/** The editor; until it is loaded, the first lines of the text in the same place. */
export function EditorPane({ host, editor }: EditorPaneProps) {
  const isMounted = typeof editor !== 'string';
  const waitingText = useTester((state) => (isMounted ? null : state.document.text));
  const isEmpty = useTester((state) => state.document.text.length === 0);
  const wrap = useTester((state) => !state.document.hasGiantLine);
  return (
    <section
      id={EDITOR_ID}
      className={classNames(styles['pane'], isEmpty && styles['blank'])}
      aria-label={appTexts.editor}
    >
      <div ref={host} />
      {waitingText !== null && <FirstLines text={waitingText} wrap={wrap} />}
      <Suspense>{isEmpty && <StartPanel onPaste={() => isMounted && editor.focus()} />}</Suspense>
    </section>
  );
}
