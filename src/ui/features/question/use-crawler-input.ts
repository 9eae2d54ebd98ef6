import { crawlerName } from '../../../messages';
import { useActions, useTester } from '../../parts/tester-context';
import type { CrawlerFieldProps } from './crawler-field-props';

/** What the crawler field shows, and how it asks about another crawler. */
interface CrawlerInput {
  readonly value: string;
  /** True where what was asked names no crawler. */
  readonly isProblem: boolean;
  /** Asks, and shows what is asked. */
  ask(next: string): void;
  /** Goes back to what was asked before. */
  giveUp(): void;
}

/** What both forms of the crawler field do alike. */
export function useCrawlerInput({ typed, setTyped }: CrawlerFieldProps): CrawlerInput {
  const actions = useActions();
  const asked = useTester((state) => state.crawler);
  const input = useTester((state) => state.crawlerInput);
  const shown = asked.kind === 'known' && asked.from === 'catalogue' ? crawlerName(asked) : input;
  return {
    value: typed ?? shown,
    isProblem: asked.kind === 'none',
    ask: (next) => {
      setTyped(null);
      if (next !== input && next !== shown) actions.setCrawler(next);
    },
    giveUp: () => setTyped(null),
  };
}
