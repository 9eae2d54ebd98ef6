import { readRobotsUrl, readTypedUrl } from '../engine/address';
import { readChosenCrawler } from './read-inputs';
import { realAnswerOf } from './simulation';
import type { TesterActions, ThemeChoice } from './state';
import type { StateWriter } from './state-writer';

/** Creates the actions that change the question: crawler, URL, dialect, the file's address and the server's answer. */
export function questionActions({ store, changeQuestion, loadCatalogue }: StateWriter) {
  return {
    setCrawler: (crawlerInput) =>
      changeQuestion({ crawlerInput, crawler: readChosenCrawler(crawlerInput, store.getState().catalogue) }),
    setUrl: (urlInput) => changeQuestion({ urlInput, url: readTypedUrl(urlInput) }),
    setDialect: (dialectChoice) => changeQuestion({ dialectChoice }),
    setRobotsUrl: (robotsUrlInput) =>
      changeQuestion({ robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput), sameFile: [] }),
    setSameFile: (sameFile) => changeQuestion({ sameFile }),
    setAnswer: (part) => changeQuestion({ answer: { ...store.getState().answer, ...part } }),
    endSimulation: () => changeQuestion({ answer: realAnswerOf(store.getState()) }),
    confirmSite: (origin) => {
      const { document } = store.getState();
      changeQuestion({ document: { ...document, origin }, answer: origin.answer });
    },
    loadCatalogue,
  } satisfies Partial<TesterActions>;
}

/** Creates the actions that change what is shown, but neither text nor question. */
export function viewActions(
  { store, watch, loadNeededCatalogue }: StateWriter,
  saveTheme: ((theme: ThemeChoice) => void) | undefined,
) {
  return {
    setTheme: (theme) => {
      store.setState({ theme });
      saveTheme?.(theme);
    },
    setView: (view) => {
      watch(view === 'file' ? { showsFile: true } : { view, showsFile: false, markedLines: null });
      loadNeededCatalogue();
    },
    showPanel: (sourcePanel) => store.setState({ sourcePanel, ...(sourcePanel && { showsFile: true }) }),
    showLine: (line) => store.setState({ showsFile: true, lineRequest: { line } }),
    markLines: (lines, isFollowed) => store.setState({ markedLines: lines && { lines, isFollowed } }),
    previewLines: (previewedLines) => store.setState({ previewedLines }),
    showNotice: (notice) => store.setState({ notice }),
    dismissNotice: () => store.setState({ notice: null }),
  } satisfies Partial<TesterActions>;
}
