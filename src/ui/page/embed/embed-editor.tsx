import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor';
import { appTexts } from '../../../messages';
import { useEditor } from '../../features/source/use-editor';
import { useAnswer } from '../../parts/answer/use-answer';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useTester } from '../../parts/tester-context';
import { useEmbed, useEmbedSetting } from './embed-context';
import styles from './embed-editor.module.css';

interface EmbedEditorProps {
  /** Called with the text's own height in CSS pixels, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
  /** Called with true if the editor could not be loaded, else with false. */
  readonly onMissing: (isMissing: boolean) => void;
}

/** The file with all its marks. Scrolls only inside itself, and takes the focus only on request. */
export function EmbedEditor({ onContentHeight, onMissing }: EmbedEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const { editor, sync } = useEditor(host, onContentHeight);
  const handle = typeof editor === 'string' ? null : editor;
  const isReadOnly = useEmbedSetting((settings) => settings.isReadOnly);
  const highlight = useEmbedSetting((settings) => settings.highlight);
  const { onReady } = useEmbed();
  const answer = useAnswer();
  const winner = answer.kind === 'answered' && answer.decided.by === 'rules' ? answer.verdict.line : 0;

  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  useEffect(() => handle?.highlightLine(highlight), [handle, highlight]);
  useShownLine(handle, host, winner);
  const isSettled = useIsSettled(handle);
  useEffect(() => onMissing(editor === 'missing'), [editor, onMissing]);
  useEffect(() => {
    if (editor !== 'loading') onReady();
  }, [editor, onReady]);

  return (
    <section id={EDITOR_ID} className={styles['pane']} aria-label={appTexts.editor}>
      <div ref={host} className={isSettled ? undefined : styles['unsettled']} />
      {sync}
    </section>
  );
}

/** Milliseconds after which the text is shown without marks, because the worker does not answer. */
const PATIENCE = 1_000;

/**
 * Returns true once the editor has its first marks or will not get any. Text shown earlier would move, because
 * marks need space. The effects of `sync`, a child, set the marks before this effect runs.
 */
function useIsSettled(editor: EditorHandle | null): boolean {
  const isAnswered = useTester(
    ({ report, workerStatus }) =>
      report !== null || workerStatus === 'stopped' || workerStatus === 'too-large-in-thread',
  );
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (editor === null || isSettled) return;
    if (isAnswered) setSettled(true);
    const timer = setTimeout(() => setSettled(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [editor, isAnswered, isSettled]);
  return isSettled;
}

/**
 * Scrolls to the highlighted line, the winning line (`winner`, 0 for none) or the line requested by the host
 * when it changes. If several change together, the last in this order wins. Ignores the winner while the
 * editor has the focus.
 */
function useShownLine(
  editor: EditorHandle | null,
  host: RefObject<HTMLElement | null>,
  winner: number,
): void {
  const highlight = useEmbedSetting((settings) => settings.highlight);
  const request = useEmbedSetting((settings) => settings.lineRequest);
  const done = useRef(request);

  useEffect(() => {
    if (highlight !== null) editor?.scrollToLine(highlight);
  }, [editor, highlight]);

  useEffect(() => {
    const isWorkedIn = host.current !== null && document.activeElement === host.current;
    if (winner !== 0 && !isWorkedIn) editor?.scrollToLine(winner);
  }, [editor, host, winner]);

  useEffect(() => {
    if (editor === null || request === null || request === done.current) return;
    done.current = request;
    editor.scrollToLine(request.line, { flash: true });
  }, [editor, request]);
}
