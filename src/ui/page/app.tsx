import '../parts/styles/tokens.css';
import '../parts/styles/base.css';
import { type ComponentType, type CSSProperties, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SideView, sideViews } from '../../store';
import { AnswerStatus } from '../features/answer/answer-status';
import { OtherDialects } from '../features/answer/other-dialects';
import { VerdictRow } from '../features/answer/verdict-row';
import { CompareView } from '../features/compare/compare-view';
import { CrawlersView } from '../features/crawlers/crawlers-view';
import { EnginesView } from '../features/engines/engines-view';
import { OverviewView } from '../features/overview/overview-view';
import { usePrinting } from '../features/print/use-printing';
import { ProblemsView } from '../features/problems/problems-view';
import { Question } from '../features/question/question';
import type { EditorControls } from '../features/source/file-panel';
import { PhoneNotice } from '../features/source/phone-notice';
import { StatusBar } from '../features/source/status-bar';
import { UrlsView } from '../features/urls/urls-view';
import { WhyView } from '../features/why/why-view';
import { lazyPart } from '../parts/lazy/lazy-part';
import { useActions } from '../parts/tester-context';
import { createReturnFocus, ReturnFocusContext } from '../parts/text/return-focus';
import styles from './app.module.css';
import { Dialogs } from './dialogs/dialogs';
import { DropZone } from './drop-zone';
import { FileChooserProvider } from './file-chooser-provider';
import { FileView } from './file-view';
import { SkipLinks } from './skip-links';
import { loadSplit, saveSplit } from './split';
import { TopBar } from './top-bar/top-bar';
import { useShortcuts } from './use-shortcuts';
import { useTheme } from './use-theme';
import { ViewTabs } from './view-tabs';

const panels: Readonly<Record<SideView, ComponentType>> = {
  why: WhyView,
  overview: OverviewView,
  crawlers: CrawlersView,
  urls: UrlsView,
  compare: CompareView,
  problems: ProblemsView,
  engines: EnginesView,
};

/** Loaded on demand: it is invisible until it is used. */
const Splitter = lazyPart(
  () => import('./splitter').then((module) => module.Splitter),
  () => null,
);

/** The whole page. The elements are in the order in which a phone shows them, at every width. */
export function App() {
  const actions = useActions();
  const editor = useRef<EditorControls>(null);
  const [returnFocus] = useState(createReturnFocus);
  const [split, setSplit] = useState(loadSplit);
  const printing = usePrinting();
  useTheme();
  useShortcuts(editor);
  const changeSplit = (percent: number) => {
    setSplit(percent);
    saveSplit(percent);
  };
  const goToEditor = () => {
    flushSync(() => actions.setView('file'));
    editor.current?.focus();
  };
  return (
    <ReturnFocusContext value={returnFocus}>
      <FileChooserProvider>
        <Dialogs>
          <div className={styles['page']} style={{ '--split': `${split}%` } as CSSProperties}>
            <SkipLinks onEditor={goToEditor} />
            <TopBar onEditor={goToEditor} />
            <main className={styles['main']}>
              {printing && <printing.PrintedHead at={printing.at} />}
              <Question />
              <VerdictRow>
                <OtherDialects />
              </VerdictRow>
              <AnswerStatus />
              <ViewTabs />
              <PhoneNotice />
              <FileView ref={editor} />
              <Suspense>
                <Splitter split={split} onSplit={changeSplit} />
              </Suspense>
              {sideViews.map((view) => {
                const Panel = panels[view];
                return <Panel key={view} />;
              })}
              {printing && <printing.PrintedFile />}
            </main>
            <StatusBar />
          </div>
          <DropZone />
        </Dialogs>
      </FileChooserProvider>
    </ReturnFocusContext>
  );
}
