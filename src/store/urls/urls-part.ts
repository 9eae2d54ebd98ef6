import type { ProblemsTester } from '../problems/problems-state';
import type { Urls } from './urls-state';

/** A tester as the list of URLs sees it. */
export type UrlsTester = Pick<ProblemsTester, 'store' | 'actions' | 'follow'>;

/** The part of the page that keeps a list of URLs, as it is loaded. */
export interface UrlsPart {
  startUrls(tester: UrlsTester): Urls;
}
