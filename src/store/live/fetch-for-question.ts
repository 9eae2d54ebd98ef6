import type { TesterBinding } from '../tester-handle';
import { whenLoaded } from '../when-loaded';
import { isSameText } from './former-file';

/** Problems for which only the Fetch panel has a remedy: other ways to get the file. */
const PANEL_PROBLEMS: readonly string[] = ['not-shown', 'insecure'];

/**
 * Fetches the robots.txt of this site for the tested URL, without opening the Fetch panel. A notice says that it is under way, and why no file came; a
 * file replaces the text, and a notice says if its text is the same. If the code can't be loaded, the panel says so.
 */
export async function fetchForQuestion(tester: TesterBinding, site: string): Promise<void> {
  const { store, actions } = tester;
  const { document, url } = store.getState();
  const live = await whenLoaded(tester, 'live');
  if (live === null) return actions.showPanel({ kind: 'fetch', site });
  live.fetchSite(site);
  const fetching = { kind: 'fetching', site: live.store.getState().site } as const;
  const isOver = (): boolean => {
    const { underWay, outcome } = live.store.getState();
    if (underWay !== null) return false;
    // A file brings its own notice.
    if (store.getState().notice === fetching) actions.dismissNotice();
    const { document: present, notice } = store.getState();
    const isNew = present !== document && present.origin.kind === 'site';
    if (isNew && notice === null && isSameText(present, document))
      actions.showNotice({ kind: 'same-file', site });
    const needsPanel = outcome?.kind === 'problem' && PANEL_PROBLEMS.includes(outcome.problem.error);
    if (needsPanel) actions.showPanel({ kind: 'fetch', site: null });
    else if (outcome !== null && outcome.kind !== 'fetched')
      actions.showNotice({ kind: 'not-fetched', site, outcome });
    return true;
  };
  if (isOver()) return;
  actions.showNotice(fetching);
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
