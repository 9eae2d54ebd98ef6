import '../parts/styles/tokens.css';
import '../parts/styles/base.css';
import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { siteGuard, siteToFetch, type TabView, tabViews } from '../../store';
import { VerdictBar } from '../features/answer/verdict-bar';
import { CompareView } from '../features/compare/compare-view';
import { CrawlersView } from '../features/crawlers/crawlers-view';
import { OverviewView } from '../features/overview/overview-view';
import { usePrinting } from '../features/print/use-printing';
import { ProblemsView } from '../features/problems/problems-view';
import { QuestionBar } from '../features/question/question';
import type { EditorControls } from '../features/source/file-panel';
import { StatusBar } from '../features/source/status-bar';
import { UrlsView } from '../features/urls/urls-view';
import { WhyView } from '../features/why/why-view';
import { lazyPart } from '../parts/lazy/lazy-part';
import { lazyTexts } from '../parts/lazy/lazy-texts';
import { prerenderedPart } from '../parts/lazy/prerendered-part';
import { useActions, useBinding, useTester } from '../parts/tester-context';
import { createReturnFocus, ReturnFocusContext } from '../parts/text/return-focus';
import { PHONE, useMedia } from '../parts/use-media';
import { ViewMissing } from '../parts/view/view-missing';
import styles from './app.module.css';
import { Dialogs } from './dialogs/dialogs';
import { KeptText } from './error-boundary';
import { FileChooserProvider } from './file-chooser-provider';
import { SkipLinks } from './skip-links';
import { loadSplit, saveSplit } from './split';
import { TopBar } from './top-bar/top-bar';
import { usePageEvents } from './use-page-events';
import { useTheme } from './use-theme';
import { ViewTabs } from './view-tabs';

const panels: Readonly<Record<Exclude<TabView, 'file'>, ComponentType>> = {
  why: WhyView,
  overview: OverviewView,
  crawlers: CrawlersView,
  urls: UrlsView,
  compare: CompareView,
  problems: ProblemsView,
};

// Prerendered with the page, and loaded in a chunk of their own: see `PRERENDERED` in vite.config.ts.
const OtherDialects = prerenderedPart(
  () =>
    import(/* chunk: prerendered */ '../features/answer/other-dialects').then(
      (module) => module.OtherDialects,
    ),
  () => null,
);

const FileView = prerenderedPart(
  () => import(/* chunk: file */ './file-view').then((module) => module.FileView),
  FileMissing,
);

const FirstVisit = prerenderedPart(
  () => import(/* chunk: prerendered */ './first-visit').then((module) => module.FirstVisit),
  () => null,
);

/** Loaded for a page of another site than the file's. */
const FetchSite = lazyPart(
  () => import('../features/question/fetch-site').then((module) => module.FetchSite),
  () => null,
);

/** Loaded for a page of another site than the file's. */
const SiteActions = lazyPart(
  () => import('../features/answer/site-actions').then((module) => module.SiteActions),
  () => null,
);

const PageStatus = prerenderedPart(
  () => import(/* chunk: prerendered */ './page-status').then((module) => module.PageStatus),
  () => null,
);

const PhoneNotice = prerenderedPart(
  () =>
    import(/* chunk: prerendered */ '../features/source/phone-notice').then((module) => module.PhoneNotice),
  () => null,
);

const Splitter = prerenderedPart(
  () => import(/* chunk: prerendered */ './splitter').then((module) => module.Splitter),
  () => null,
);

const DropZone = prerenderedPart(
  () => import(/* chunk: prerendered */ './drop-zone').then((module) => module.DropZone),
  () => null,
);

/**
 * Fetches the robots.txt of the tested URL's site on Enter in the field, if that isn't the text. The button does the same; it is left out if the band has one.
 */
function FetchTestedSite({ field }: Pick<ComponentProps<typeof FetchSite>, 'field'>) {
  const tester = useBinding();
  const site = useTester((state) => (state.live === 'absent' ? null : siteToFetch(state)));
  const hasButton = useTester((state) => ['example', null].includes(siteGuard(state)));
  useEffect(() => {
    const input = field.current;
    if (input === null || site === null) return;
    const onKey = ({ key, isComposing, repeat, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (isComposing || repeat || ctrlKey || altKey || metaKey || shiftKey) return;
      // Without the code, no button is there either.
      if (key === 'Enter')
        void import('./page-events').then(
          ({ fetchForQuestion }) => fetchForQuestion(tester, site),
          () => undefined,
        );
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [field, tester, site]);
  return (
    site !== null &&
    hasButton && (
      <Suspense>
        <FetchSite field={field} site={site} />
      </Suspense>
    )
  );
}

/** Replaces the editor if it can't be loaded with its part of the page. */
function FileMissing() {
  const text = useTester((state) => state.document.text);
  return (
    <div className={styles['missing']}>
      <ViewMissing />
      <KeptText text={text.toString()} />
    </div>
  );
}

const always = () => true;

/** True once the editor has loaded, or can't be loaded. */
const useEditorSettled = lazyTexts(() => import('../../editor').then(always, always));

/** The question. The list of crawlers loads after the editor, which it would delay on a slow connection. */
function PageQuestion() {
  const isEditorSettled = useEditorSettled(true) === true;
  return <QuestionBar FetchSite={FetchTestedSite} mayLoadCrawlers={isEditorSettled} />;
}

/** The whole page. The elements are in the order in which a phone shows them, at every width. */
export function App() {
  const actions = useActions();
  const editor = useRef<EditorControls>(null);
  const [returnFocus] = useState(createReturnFocus);
  const [split, setSplit] = useState(loadSplit);
  const printing = usePrinting();
  const mayBeOtherSite = useTester((state) => siteGuard(state) !== null || state.report?.sitemapHost != null);
  useTheme();
  usePageEvents(editor);
  const changeSplit = (percent: number) => {
    setSplit(percent);
    saveSplit(percent);
  };
  const isPhone = useMedia(PHONE);
  const goToEditor = () => {
    flushSync(() => actions.setView('file'));
    editor.current?.focus();
  };
  const firstVisit = (
    <Suspense>
      <FirstVisit onEditor={goToEditor} />
    </Suspense>
  );
  return (
    <ReturnFocusContext value={returnFocus}>
      <FileChooserProvider>
        <Dialogs>
          <div className={styles['page']} style={{ '--split': `${split}%` } as CSSProperties}>
            <SkipLinks onEditor={goToEditor} />
            <TopBar onEditor={goToEditor}>{isPhone || firstVisit}</TopBar>
            <main className={styles['main']}>
              {printing && <printing.PrintedHead at={printing.at} />}
              <PageQuestion />
              <VerdictBar>
                {mayBeOtherSite && (
                  <Suspense>
                    <SiteActions />
                  </Suspense>
                )}
                <Suspense>
                  <OtherDialects />
                </Suspense>
              </VerdictBar>
              <Suspense>
                <PageStatus />
              </Suspense>
              <ViewTabs />
              <Suspense>
                <PhoneNotice />
              </Suspense>
              <Suspense>
                <FileView ref={editor} />
              </Suspense>
              <Suspense>
                <Splitter split={split} onSplit={changeSplit} />
              </Suspense>
              {tabViews.map((view) => {
                const Panel = panels[view];
                return <Panel key={view} />;
              })}
              {printing && <printing.PrintedFile />}
            </main>
            <StatusBar />
            {isPhone && firstVisit}
          </div>
          <Suspense>
            <DropZone />
          </Suspense>
        </Dialogs>
      </FileChooserProvider>
    </ReturnFocusContext>
  );
}
