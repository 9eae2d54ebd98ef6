import { useEffect, useRef } from 'react';
import { appTexts } from '../../../messages';
import { useEditor } from '../../features/source/use-editor';
import { useAnswer } from '../../parts/answer/use-answer';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useEmbed, useEmbedSetting } from './embed-context';
import styles from './embed-editor.module.css';
import { useIsSettled } from './use-is-settled';
import { useShownLine } from './use-shown-line';

interface EmbedEditorProps {
  /** The text's own height in CSS pixels, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
  /** Whether the editor could not be shown. */
  readonly onMissing: (isMissing: boolean) => void;
}

/** The file with all its marks. Scrolls in itself alone, and takes the focus only where it is given. */
export function EmbedEditor({ onContentHeight, onMissing }: EmbedEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useEditor(host, onContentHeight);
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
    </section>
  );
}
