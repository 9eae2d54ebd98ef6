import { useActions } from '../tester-context';
import { tabId } from '../view/view-panels';

/**
 * Returns a function that tests a URL for a crawler, given as typed input or null for the current one. It
 * shows the steps in Why and focuses the tab.
 */
export function useTestUrl(): (url: string, crawler: string | null) => void {
  const actions = useActions();
  return (url, crawler) => {
    if (crawler !== null) actions.setCrawler(crawler);
    actions.setUrl(url);
    actions.setView('why');
    document.getElementById(tabId('why'))?.focus();
  };
}
