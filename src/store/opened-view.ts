import { type FileState, hasFile } from './has-file';
import type { TesterState } from './state';

/**
 * Returns the view that opens when a document arrives: Why if a page is asked or there is no file, else Overview, which also replaces the file that a
 * phone shows.
 */
export function openedView(
  state: FileState & Pick<TesterState, 'url' | 'showsFile'>,
): Pick<TesterState, 'view' | 'showsFile'> {
  const view = state.url.kind === 'empty' && hasFile(state) ? 'overview' : 'why';
  return { view, showsFile: state.showsFile && view === 'why' };
}
