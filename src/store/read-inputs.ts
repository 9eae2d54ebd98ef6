import { type ChosenCrawler, readFirstCrawler } from '../catalogue';
import { readUrl } from '../engine/address';
import type { TesterState } from './state';

/** The question's two fields, with what was read in them. */
type Inputs = Pick<TesterState, 'crawlerInput' | 'crawler' | 'urlInput' | 'url'>;

/** Reads the crawler and the URL that were typed, as far as it can be done with what is loaded. */
export function readInputs(
  crawlerInput: string,
  urlInput: string,
  catalogue: TesterState['catalogue'],
): Inputs {
  return {
    crawlerInput,
    crawler: readChosenCrawler(crawlerInput, catalogue),
    urlInput,
    url: readUrl(urlInput),
  };
}

/** The crawler that was typed or chosen, as far as it can be told with what is loaded. Without the list, a name is asked as it stands. */
export function readChosenCrawler(input: string, catalogue: TesterState['catalogue']): ChosenCrawler {
  if (catalogue !== 'loading' && catalogue !== 'missing') return catalogue.readCrawler(input);
  const first = readFirstCrawler(input);
  if (first !== null) return first;
  if (catalogue === 'loading') return { kind: 'loading' };
  const token = input.trim();
  return { kind: 'token', token, tokens: [token], from: 'without-list' };
}
