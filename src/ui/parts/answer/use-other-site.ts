import type { WaitingOnOtherSite } from '../../../messages';
import { fetchForQuestion } from '../../../store/bring';
import { MOST_SAME_FILES } from '../../../store/most-same-files';
import { useBinding, useTester } from '../tester-context';

/** Actions that give a page of another site an answer. */
export interface OtherSiteActions {
  /** Fetches the robots.txt of the page's site; null if that is impossible. */
  readonly fetch: (() => void) | null;
  /** Asks about the page's path on the file's site. */
  askHere(): void;
  /** Remembers that the page's site serves the file, too. */
  acceptSame(): void;
  /** Makes the page's site the file's own. */
  settle(): void;
}

/** Returns the actions for a page of another site than the file's. */
export function useOtherSite({
  site,
  path,
  own,
}: Pick<WaitingOnOtherSite, 'site' | 'path' | 'own'>): OtherSiteActions {
  const tester = useBinding();
  const { actions, store } = tester;
  const canFetch = useTester(({ live }) => live !== 'absent') && /^https?:/.test(site);
  return {
    fetch: canFetch ? () => void fetchForQuestion(tester, site) : null,
    askHere: () => actions.setUrl((own ?? '') + path),
    acceptSame: () => actions.setSameFile([...store.getState().sameFile, site].slice(-MOST_SAME_FILES)),
    settle: () => actions.setRobotsUrl(site),
  };
}
