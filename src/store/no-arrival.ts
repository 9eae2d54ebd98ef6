import type { ArrivalProblem } from './notice';
import type { Arrival } from './state';

/** What an address brings that brings nothing. */
export const noArrival: Arrival = {
  content: null,
  question: {},
  view: null,
  theme: null,
  problem: null,
  panel: null,
  dropped: [],
  other: new Map(),
};

/** What an address brings that cannot be read. */
export function refusedArrival(problem: ArrivalProblem): Arrival {
  return { ...noArrival, problem };
}
