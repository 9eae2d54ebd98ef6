import '../../parts/styles/tokens.css';
import '../../parts/styles/base.css';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Notice, PageNotice } from '../../../store';
import { useWarning } from '../../features/source/use-warning';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { LineLinksContext } from '../../parts/text/line-link';
import { ReturnFocusContext } from '../../parts/text/return-focus';
import { useTheme } from '../use-theme';
import { returnFocusIn, useEmbed, useEmbedSetting, useTabs } from './embed-context';
import { EmbedEditor } from './embed-editor';
import { EmbedFooter, LazyReaderChanges } from './embed-footer';
import styles from './embed-page.module.css';
import { EmbedQuestion } from './embed-question';
import { hasQuiz, shownParts } from './embed-settings';
import type { EmbedTabsProps } from './embed-tabs';
import { PartPane } from './part-pane';
import { useIsAnswered } from './use-is-answered';

/** An embedded page has no notices of its own. */
const isPageNotice = (_notice: Notice): _notice is PageNotice => false;

/** Id of the overview's region in the view `overview`. */
const FILE_OVERVIEW_ID = 'overview';

/** Loaded on demand: most frames show the file's text. */
const EmbedOverview = lazyPart(() => import('./embed-overview').then((module) => module.EmbedOverview));

/** Loaded on demand: few frames have tabs. Without them, the file is shown. */
const EmbedTabs = lazyPart<EmbedTabsProps>(
  () => import('./embed-tabs').then((module) => module.EmbedTabs),
  () => null,
);

/** Loaded on demand: few hosts list URLs. */
const UrlsToTry = lazyPart(
  () => import('./urls-to-try').then((module) => module.UrlsToTry),
  () => null,
);

/** The whole embedded page: a compact tester, or a part of it. Has neither landmarks nor an `h1`, which would be among those of the host's page. */
export function EmbedPage() {
  const page = useRef<HTMLElement>(null);
  const { settings, onReady } = useEmbed();
  const [returnFocus] = useState(() => returnFocusIn(settings));
  const [contentHeight, setContentHeight] = useState(0);
  const [partHeight, setPartHeight] = useState(0);
  const [isEditorMissing, setEditorMissing] = useState(false);
  const { question, file } = shownParts[useEmbedSetting((settings) => settings.view)];
  const hasUrls =
    useEmbedSetting((settings) => settings.urls.length > 0 && !hasQuiz(settings)) && question === 'fields';
  const isEdited = useTester((state) => state.document.edited);
  const wasEdited = useRef(false);
  wasEdited.current ||= isEdited;
  const warning = useWarning(isEditorMissing, isPageNotice);
  const isAnswered = useIsAnswered();
  const { tabs, shown } = useTabs();
  useTheme();
  useEffect(() => {
    if (file === null && isAnswered) onReady();
  }, [file, isAnswered, onReady]);
  useHeightReport(page, file === null ? null : shown === 'file' ? contentHeight : partHeight);
  return (
    <ReturnFocusContext value={returnFocus}>
      <LineLinksContext value={file === 'text'}>
        <section
          ref={page}
          // Takes the focus when the focused button disappears.
          tabIndex={-1}
          className={classNames(
            styles['page'],
            question === null && styles['withoutQuestion'],
            file === null && styles['withoutFile'],
            question === 'verdict' && styles['line'],
            tabs.length > 0 && styles['tabbed'],
          )}
        >
          <div className={styles['main']}>
            {question !== null && <EmbedQuestion hasFields={question === 'fields'} />}
            {hasUrls && (
              <Suspense fallback={<div className={styles['urls']} />}>
                <UrlsToTry />
              </Suspense>
            )}
            {file === 'overview' && (
              <PartPane id={FILE_OVERVIEW_ID} onContentHeight={setContentHeight}>
                <Suspense>
                  <EmbedOverview />
                </Suspense>
              </PartPane>
            )}
            {tabs.length > 0 && isAnswered && (
              <Suspense>
                <EmbedTabs tabs={tabs} shown={shown} onContentHeight={setPartHeight} />
              </Suspense>
            )}
            {file === 'text' && (
              <EmbedEditor
                hasTab={tabs.length > 0}
                isHidden={shown !== 'file'}
                onContentHeight={setContentHeight}
                onMissing={setEditorMissing}
              />
            )}
          </div>
          {/* A footer would change the height of the editor. */}
          {question === null && file === 'text' && wasEdited.current && (
            <Suspense>
              <LazyReaderChanges isOverText />
            </Suspense>
          )}
          {/* The link stands beside the verdict or below it, so it comes with the verdict. */}
          {(question === 'verdict'
            ? isAnswered
            : file !== 'text' || question !== null || warning !== null) && (
            <EmbedFooter hasQuestion={question === 'fields'} warning={warning} />
          )}
        </section>
      </LineLinksContext>
    </ReturnFocusContext>
  );
}

/**
 * Reports to the host the height that the page needs without scrolling: its current height, with the text's
 * or another part's own height instead of the part that scrolls. `contentHeight` is that own height in CSS pixels (0 until it is
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
          : (document.getElementById(EDITOR_ID) ?? document.getElementById(FILE_OVERVIEW_ID));
      const shown = pane?.getBoundingClientRect().height ?? 0;
      onHeight(Math.ceil(root.getBoundingClientRect().height - shown + (contentHeight ?? 0)));
    };
    const observer = new ResizeObserver(report);
    for (const part of root.querySelectorAll(':scope, :scope > *, :scope > :first-child > *'))
      observer.observe(part);
    return () => observer.disconnect();
  }, [page, contentHeight, onHeight]);
}
