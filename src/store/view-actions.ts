import type { TesterActions, ThemeChoice } from './state';
import type { StateWriter } from './state-writer';

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
