import '../../parts/styles/tokens.css';
import '../../parts/styles/base.css';
import './embed-canvas.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { embedTexts } from '../../../messages';
import { AnswerStatus } from '../../features/answer/answer-status';
import { VerdictRow } from '../../features/answer/verdict-row';
import { Question } from '../../features/question/question';
import { useWarning } from '../../features/source/use-warning';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { HiddenText } from '../../parts/text/hidden-text';
import { LineLinksContext } from '../../parts/text/line-link';
import { createReturnFocus, ReturnFocusContext } from '../../parts/text/return-focus';
import { useTheme } from '../use-theme';
import { useEmbed, useEmbedSetting } from './embed-context';
import { EmbedEditor } from './embed-editor';
import { EmbedFooter } from './embed-footer';
import styles from './embed-page.module.css';

/** The whole embedded page: a compact tester, or one of its halves. */
export function EmbedPage() {
  const page = useRef<HTMLDivElement>(null);
  const [returnFocus] = useState(createReturnFocus);
  const [contentHeight, setContentHeight] = useState(0);
  const [isEditorMissing, setEditorMissing] = useState(false);
  const view = useEmbedSetting((settings) => settings.view);
  const warning = useWarning(isEditorMissing);
  const { onReady } = useEmbed();
  useTheme();
  useEffect(() => {
    if (view === 'sentence') onReady();
  }, [view, onReady]);
  useHeightReport(page, view === 'sentence' ? null : contentHeight);
  return (
    <ReturnFocusContext value={returnFocus}>
      <LineLinksContext value={view !== 'sentence'}>
        <div ref={page} className={classNames(styles['page'], styles[view])}>
          <main className={styles['main']}>
            <h1 className={styles['title']}>
              <HiddenText>{embedTexts.title}</HiddenText>
            </h1>
            {view !== 'editor' && (
              <>
                <Question className={styles['question']} />
                <VerdictRow className={styles['verdict']} />
                <AnswerStatus />
              </>
            )}
            {view !== 'sentence' && (
              <EmbedEditor onContentHeight={setContentHeight} onMissing={setEditorMissing} />
            )}
          </main>
          {(view !== 'editor' || warning !== null) && <EmbedFooter warning={warning} />}
        </div>
      </LineLinksContext>
    </ReturnFocusContext>
  );
}

/**
 * Reports to the host the height that the page needs without scrolling: its current height, with the text's
 * own height instead of the editor's. `contentHeight` is the text's own height in CSS pixels (0 until it is
 * known), or null without an editor. The result does not depend on the frame's height, so a host that applies
 * it does not cause a loop.
 */
function useHeightReport(page: RefObject<HTMLElement | null>, contentHeight: number | null): void {
  const { onHeight } = useEmbed();
  useEffect(() => {
    const root = page.current;
    if (root === null || contentHeight === 0) return;
    const report = () => {
      const editor = contentHeight === null ? null : document.getElementById(EDITOR_ID);
      const shown = editor?.getBoundingClientRect().height ?? 0;
      onHeight(Math.ceil(root.getBoundingClientRect().height - shown + (contentHeight ?? 0)));
    };
    const observer = new ResizeObserver(report);
    for (const part of root.querySelectorAll(':scope, :scope > *, :scope > main > *')) observer.observe(part);
    return () => observer.disconnect();
  }, [page, contentHeight, onHeight]);
}
