import { useActions } from '../tester-context';
import { tabId } from '../view/view-panels';

/**
 * Returns a function that tests a URL. Its second argument is the crawler as typed, or null for the current
 * one. It also opens the Why view and focuses its tab.
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
