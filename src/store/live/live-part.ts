import type { ProblemsTester } from '../problems/problems-state';
import type { Live } from './live-state';

/** A tester as that which fetches the file of a site sees it. */
export type LiveTester = Pick<ProblemsTester, 'store' | 'actions'>;

/** The part of the page that fetches the file of a site, as it is loaded. */
export interface LivePart {
  startLive(tester: LiveTester): Live;
}
