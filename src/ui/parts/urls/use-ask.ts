import { useActions } from '../tester-context';
import { tabId } from '../view/view-panels';

/** Asks about a URL, and a crawler as one would type it, or (null) the one that is asked about anyway: its steps are shown in Why, whose tab gets the focus. */
export function useAsk(): (url: string, crawler: string | null) => void {
  const actions = useActions();
  return (url, crawler) => {
    if (crawler !== null) actions.setCrawler(crawler);
    actions.setUrl(url);
    actions.setView('why');
    document.getElementById(tabId('why'))?.focus();
  };
}
