import '../../parts/styles/tokens.css';
import '../../parts/styles/base.css';
import './embed-canvas.css';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { embedTexts } from '../../../messages';
import { useWarning } from '../../features/source/use-warning';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { LineLinksContext } from '../../parts/text/line-link';
import { createReturnFocus, ReturnFocusContext } from '../../parts/text/return-focus';
import { ViewMissing } from '../../parts/view/view-missing';
import { useTheme } from '../use-theme';
import { OVERVIEW_ID, useEmbed, useEmbedSetting } from './embed-context';
import { EmbedEditor } from './embed-editor';
import { EmbedFooter, ResetButton } from './embed-footer';
import styles from './embed-page.module.css';
import { EmbedQuestion } from './embed-question';
import { hasQuiz, shownParts } from './embed-settings';
import { useIsAnswered } from './use-is-answered';

/** Loaded on demand: most frames show the file's text. */
const EmbedOverview = lazyPart(
  () => import('./embed-overview').then((module) => module.EmbedOverview),
  OverviewMissing,
);

/** Loaded on demand: few hosts list URLs. */
const UrlList = lazyPart(
  () => import('./url-list').then((module) => module.UrlList),
  () => null,
);

/** The whole embedded page: a compact tester, or a part of it. */
export function EmbedPage() {
  const page = useRef<HTMLDivElement>(null);
  const [returnFocus] = useState(createReturnFocus);
  const [contentHeight, setContentHeight] = useState(0);
  const [isEditorMissing, setEditorMissing] = useState(false);
  const { question, file } = shownParts[useEmbedSetting((settings) => settings.view)];
  const hasUrls =
    useEmbedSetting((settings) => settings.urls.length > 0 && !hasQuiz(settings)) && question === 'fields';
  const isEdited = useTester((state) => state.document.edited);
  const wasEdited = useRef(false);
  wasEdited.current ||= isEdited;
  const warning = useWarning(isEditorMissing);
  const { onReady } = useEmbed();
  const isAnswered = useIsAnswered();
  useTheme();
  useEffect(() => {
    if (file === null && isAnswered) onReady();
  }, [file, isAnswered, onReady]);
  useHeightReport(page, file === null ? null : contentHeight);
  return (
    <ReturnFocusContext value={returnFocus}>
      <LineLinksContext value={file === 'text'}>
        <div
          ref={page}
          // Takes the focus when the focused button disappears.
          tabIndex={-1}
          className={classNames(
            styles['page'],
            question === null && styles['withoutQuestion'],
            file === null && styles['withoutFile'],
            question === 'verdict' && styles['line'],
          )}
        >
          <main className={styles['main']}>
            <h1 className={styles['title']}>
              <HiddenText>{embedTexts.title}</HiddenText>
            </h1>
            {question !== null && <EmbedQuestion hasFields={question === 'fields'} />}
            {hasUrls && (
              <Suspense fallback={<div className={styles['urls']} />}>
                <UrlList />
              </Suspense>
            )}
            <Suspense>{file === 'overview' && <EmbedOverview onContentHeight={setContentHeight} />}</Suspense>
            {file === 'text' && (
              <EmbedEditor onContentHeight={setContentHeight} onMissing={setEditorMissing} />
            )}
          </main>
          {/* A footer would change the height of the editor. */}
          {question === null && file === 'text' && wasEdited.current && (
            <Suspense>
              <ResetButton isOverText />
            </Suspense>
          )}
          {/* The link stands beside the verdict or below it, so it comes with the verdict. */}
          {(question === 'verdict'
            ? isAnswered
            : file !== 'text' || question !== null || warning !== null) && (
            <EmbedFooter hasQuestion={question === 'fields'} warning={warning} />
          )}
        </div>
      </LineLinksContext>
    </ReturnFocusContext>
  );
}

/** Replaces an overview that could not be loaded. */
function OverviewMissing() {
  const { onReady } = useEmbed();
  useEffect(onReady, [onReady]);
  return <ViewMissing />;
}

/**
 * Reports to the host the height that the page needs without scrolling: its current height, with the text's
 * or the overview's own height instead of the part that scrolls. `contentHeight` is that own height in CSS pixels (0 until it is
 * known), or null without a file. The result does not depend on the frame's height, so a host that applies
 * it does not cause a loop.
 */
function useHeightReport(page: RefObject<HTMLElement | null>, contentHeight: number | null): void {
  const { onHeight } = useEmbed();
  useEffect(() => {
    const root = page.current;
    if (root === null || contentHeight === 0) return;
    const report = () => {
      const pane =
        contentHeight === null
          ? null
          : (document.getElementById(EDITOR_ID) ?? document.getElementById(OVERVIEW_ID));
      const shown = pane?.getBoundingClientRect().height ?? 0;
      onHeight(Math.ceil(root.getBoundingClientRect().height - shown + (contentHeight ?? 0)));
    };
    const observer = new ResizeObserver(report);
    for (const part of root.querySelectorAll(':scope, :scope > *, :scope > main > *')) observer.observe(part);
    return () => observer.disconnect();
  }, [page, contentHeight, onHeight]);
}
