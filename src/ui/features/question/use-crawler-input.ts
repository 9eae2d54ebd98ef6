import { crawlerName } from '../../../messages';
import { useActions, useTester } from '../../parts/tester-context';
import type { CrawlerFieldProps } from './crawler-field-props';

/** Value of the crawler field, and functions that change the crawler. */
interface CrawlerInput {
  readonly value: string;
  /** True if the submitted text names no crawler. */
  readonly isProblem: boolean;
  /** Sets the crawler and shows it. */
  choose(next: string): void;
  /** Discards the typed text and shows the chosen crawler again. */
  giveUp(): void;
}

/** State that both forms of the crawler field share. */
export function useCrawlerInput({
  typed,
  setTyped,
}: Pick<CrawlerFieldProps, 'typed' | 'setTyped'>): CrawlerInput {
  const actions = useActions();
  const chosen = useTester((state) => state.crawler);
  const input = useTester((state) => state.crawlerInput);
  const shown = chosen.kind === 'known' && chosen.from === 'catalogue' ? crawlerName(chosen) : input;
  return {
    value: typed ?? shown,
    isProblem: chosen.kind === 'none',
    choose: (next) => {
      setTyped(null);
      if (next !== input && next !== shown) actions.setCrawler(next);
    },
    giveUp: () => setTyped(null),
  };
}
