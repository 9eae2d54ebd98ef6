import { type RefObject, Suspense, useMemo } from 'react';
import { appTexts } from '../../../messages';
import type { TextSnapshot } from '../../../store';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import styles from './editor-pane.module.css';
import lineStyles from './first-lines.module.css';
import type { EditorState } from './use-editor';

/**
 * Loaded on demand, because only an empty file shows it. Without it, a file can still be typed, pasted or
 * dropped.
 */
const StartPanel = lazyPart(
  () => import('./start-panel').then((module) => module.StartPanel),
  () => null,
);

interface EditorPaneProps {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly editor: EditorState;
}

/** Shows the editor. Until it is loaded, shows the first lines of the text in the same place. */
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

/** Maximum number of lines, and of units per line, shown before the editor is loaded. A screen shows fewer. */
const LINES = 200;
const UNITS_PER_LINE = 2_000;

interface FirstLinesProps {
  readonly text: TextSnapshot;
  readonly wrap: boolean;
}

/** The first screen of the text, read-only, until the editor is loaded. */
function FirstLines({ text, wrap }: FirstLinesProps) {
  const lines = useMemo(
    () =>
      text
        .toString()
        .slice(0, LINES * UNITS_PER_LINE)
        .split('\n', LINES),
    [text],
  );
  return (
    <div className={classNames(lineStyles['lines'], !wrap && lineStyles['unwrapped'])}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number
        <div key={index} className={lineStyles['line']}>
          <span className={lineStyles['number']} aria-hidden="true">
            {index + 1}
          </span>
          <span className={lineStyles['text']} translate="no">
            {line.slice(0, UNITS_PER_LINE)}
          </span>
        </div>
      ))}
    </div>
  );
}
