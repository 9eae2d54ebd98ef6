import { type ChosenCrawler, readFirstCrawler } from '../catalogue';
import { readTypedUrl } from '../engine/address';
import type { TesterState } from './state';

/** Returns the question's two fields and what they are read as, as far as the loaded code allows. */
export function readInputs(
  crawlerInput: string,
  urlInput: string,
  catalogue: TesterState['catalogue'],
): Pick<TesterState, 'crawlerInput' | 'crawler' | 'urlInput' | 'url'> {
  return {
    crawlerInput,
    crawler: readChosenCrawler(crawlerInput, catalogue),
    urlInput,
    url: readTypedUrl(urlInput),
  };
}

/** Reads the typed or chosen crawler, as far as the loaded code allows. Without the catalogue, a name is used as typed. */
export function readChosenCrawler(input: string, catalogue: TesterState['catalogue']): ChosenCrawler {
  if (typeof catalogue !== 'string') return catalogue.readCrawler(input);
  const first = readFirstCrawler(input);
  if (first !== null) return first;
  if (catalogue === 'loading') return { kind: 'loading' };
  const token = input.trim();
  return { kind: 'token', token, tokens: [token], from: 'without-list' };
}
