import './parts/styles/tokens.css';
import './parts/styles/base.css';
import { type ComponentType, type CSSProperties, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SideView, sideViews } from '../store';
import { AnswerStatus } from './answer/answer-status';
import { OtherReaders } from './answer/other-readers';
import { VerdictRow } from './answer/verdict-row';
import styles from './app.module.css';
import { CompareView } from './compare/compare-view';
import { CrawlersView } from './crawlers/crawlers-view';
import { EnginesView } from './engines/engines-view';
import { useActions } from './parts/tester-context';
import { createReturnFocus, ReturnFocusContext } from './parts/text/return-focus';
import { usePrinting } from './print/use-printing';
import { ProblemsView } from './problems/problems-view';
import { Question } from './question/question';
import { Dialogs } from './shell/dialogs';
import { DropZone } from './shell/drop-zone';
import { FileChooserProvider } from './shell/file-chooser-provider';
import { SkipLinks } from './shell/skip-links';
import { loadSplit, saveSplit } from './shell/split';
import { Splitter } from './shell/splitter';
import { TopBar } from './shell/top-bar';
import { useShortcuts } from './shell/use-shortcuts';
import { useTheme } from './shell/use-theme';
import { ViewTabs } from './shell/view-tabs';
import { type EditorControls, FilePanel } from './source/file-panel';
import { PhoneNotice } from './source/phone-notice';
import { StatusBar } from './source/status-bar';
import { UrlsView } from './urls/urls-view';
import { WhyView } from './why/why-view';

const panels: Readonly<Record<SideView, ComponentType>> = {
  why: WhyView,
  crawlers: CrawlersView,
  urls: UrlsView,
  compare: CompareView,
  problems: ProblemsView,
  engines: EnginesView,
};

/** The whole page. Its parts stand in the order in which a phone shows them, at every width. */
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
                <OtherReaders />
              </VerdictRow>
              <AnswerStatus />
              <ViewTabs />
              <PhoneNotice />
              <FilePanel ref={editor} />
              <Splitter split={split} onSplit={changeSplit} />
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
