import type { ProblemsTester } from '../problems/problems-state';
import type { Urls } from './urls-state';

/** The part of a tester that the list of URLs needs. */
export type UrlsTester = Pick<ProblemsTester, 'store' | 'actions' | 'follow'>;

/** The lazily loaded part of the page with the list of URLs. */
export interface UrlsPart {
  startUrls(tester: UrlsTester): Urls;
}
