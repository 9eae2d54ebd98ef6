import { crawlerName } from '../../messages';
import { useActions, useTester } from '../tester-context';
import type { CrawlerFieldProps } from './crawler-field-props';
import { inputOnEnter, inputOnLeaving } from './crawler-options';

/** What the crawler field shows, and how it asks about another crawler. */
interface CrawlerInput {
  readonly value: string;
  /** True where what was asked names no crawler. */
  readonly isProblem: boolean;
  /** Asks, and shows what is asked. */
  ask(next: string): void;
  /** Asks about what Enter takes. */
  enter(): void;
  /** Asks about what was typed if it is a whole name, else goes back to what was asked before. */
  leave(): void;
}

/** What both forms of the crawler field do alike. */
export function useCrawlerInput({ typed, setTyped }: CrawlerFieldProps): CrawlerInput {
  const actions = useActions();
  const asked = useTester((state) => state.crawler);
  const input = useTester((state) => state.crawlerInput);
  const shown = asked.kind === 'known' && asked.from === 'catalogue' ? crawlerName(asked) : input;
  const ask = (next: string) => {
    setTyped(null);
    if (next !== input && next !== shown) actions.setCrawler(next);
  };
  return {
    value: typed ?? shown,
    isProblem: asked.kind === 'none',
    ask,
    enter: () => typed !== null && ask(inputOnEnter(typed)),
    leave: () => typed !== null && ask(inputOnLeaving(typed) ?? shown),
  };
}
