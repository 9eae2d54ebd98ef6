import type { ProblemsTester } from '../problems/problems-state';
import { whenLoaded } from '../when-loaded';
import { isSameText } from './former-file';

/** Problems for which only the Fetch panel has a remedy: other ways to get the file. */
const PANEL_PROBLEMS: readonly string[] = ['not-shown', 'insecure'];

/**
 * Fetches the robots.txt of this site for the tested URL, without opening the Fetch panel. A notice says that it is under way, and why no file came; a
 * file replaces the text, and a notice says if its text is the same. If the code can't be loaded, the panel says so.
 */
export async function fetchForQuestion(
  tester: Pick<ProblemsTester, 'store' | 'actions'>,
  site: string,
): Promise<void> {
  const { store, actions } = tester;
  const { document, url } = store.getState();
  const live = await whenLoaded(tester, 'live');
  if (live === null) return actions.showPanel({ kind: 'fetch', site });
  live.fetchSite(site);
  const fetching = { kind: 'fetching', site: live.store.getState().site, cancel: live.cancel } as const;
  const isOver = (): boolean => {
    const { underWay, outcome } = live.store.getState();
    if (underWay !== null) return false;
    // A file brings its own notice.
    if (store.getState().notice === fetching) store.setState({ notice: null });
    const { document: present, notice } = store.getState();
    const isNew = present !== document && present.origin.kind === 'site';
    if (isNew && notice === null && isSameText(present, document))
      store.setState({ notice: { kind: 'same-file', site } });
    const needsPanel = outcome?.kind === 'problem' && PANEL_PROBLEMS.includes(outcome.problem.error);
    if (needsPanel) actions.showPanel({ kind: 'fetch', site: null });
    else if (outcome !== null && outcome.kind !== 'fetched')
      store.setState({
        notice: {
          kind: 'not-fetched',
          outcome,
          again: () => void fetchForQuestion(tester, site),
          test: live.testAnswer,
        },
      });
    return true;
  };
  if (isOver()) return;
  store.setState({ notice: fetching });
  const end = live.store.subscribe(() => {
    if (!isOver()) return;
    end();
    stop();
  });
  // The user went on with another text or page, which no late answer may replace.
  const stop = store.subscribe((state) => {
    if (state.document !== document || state.url !== url) live.cancel();
  });
}
