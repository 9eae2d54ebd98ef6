import type { EditorHandle } from '../../../../editor';
import { type CoveragePart, coveragePart } from '../../../../editor/coverage';
import { urlsFigure } from '../../../../messages';
import type { Urls } from '../../../../store';
import type { TesterBinding } from '../../../parts/tester-context';

/**
 * Milliseconds for which numbers of an older text stay visible. They would flicker with every keystroke if
 * they were removed immediately.
 */
const HIDE_DELAY = 400;

/**
 * Shows in an editor how many URLs each rule decides, while the URLs view is open. Returns a function that
 * ends this.
 */
export function followCoverage(editor: EditorHandle, tester: TesterBinding): () => void {
  const part = coveragePart({ figure: urlsFigure });
  editor.add(part);
  let endWatching: (() => void) | null = null;
  let watched: Urls | null = null;
  const check = () => {
    const { urlList, view } = tester.store.getState();
    const shownList = view === 'urls' && typeof urlList === 'object' ? urlList : null;
    if (shownList === watched) return;
    endWatching?.();
    watched = shownList;
    endWatching = shownList && showWhile(shownList, tester, part);
  };
  check();
  const unsubscribe = tester.store.subscribe(check);
  return () => {
    unsubscribe();
    endWatching?.();
  };
}

/** Shows the newest numbers until the returned function is called. */
function showWhile(urls: Urls, { store }: TesterBinding, part: CoveragePart): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(() => part.show(null), HIDE_DELAY);
  };
  const show = () => {
    const { coverage } = urls.store.getState();
    // Numbers of an older text would appear on the wrong lines; newer ones will follow.
    if (coverage !== null && coverage.version !== store.getState().version) return wait();
    clearTimeout(timer);
    timer = undefined;
    part.show(coverage);
  };
  const ends = [
    urls.watchCoverage(),
    urls.store.subscribe((state, before) => {
      if (state.coverage !== before.coverage) show();
    }),
    store.subscribe((state, before) => {
      if (state.version !== before.version) wait();
    }),
  ];
  show();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    part.show(null);
  };
}
