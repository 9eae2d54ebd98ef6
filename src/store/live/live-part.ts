import type { ProblemsTester } from '../problems/problems-state';
import type { Live } from './live-state';

/** The part of a tester that fetching needs. */
export type LiveTester = Pick<ProblemsTester, 'store' | 'actions'>;

/** The lazily loaded part of the page that fetches the file of a site. */
export interface LivePart {
  startLive(tester: LiveTester): Live;
}
