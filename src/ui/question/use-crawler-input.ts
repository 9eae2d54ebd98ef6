import { crawlerName } from '../../messages';
import { useActions, useTester } from '../tester-context';

/** What the crawler field shows, and how it asks about another crawler. */
export function useCrawlerInput(): { readonly shown: string; readonly ask: (next: string) => void } {
  const actions = useActions();
  const asked = useTester((state) => state.crawler);
  const input = useTester((state) => state.crawlerInput);
  const shown = asked.kind === 'known' && asked.from === 'catalogue' ? crawlerName(asked) : input;
  return {
    shown,
    ask: (next) => {
      if (next !== shown) actions.setCrawler(next);
    },
  };
}
