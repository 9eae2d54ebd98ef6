import type { ArrivalProblem } from './notice';
import type { Arrival } from './state';

/** The arrival of an address without content. */
export const noArrival: Arrival = {
  content: null,
  question: {},
  view: null,
  theme: null,
  problem: null,
  panel: null,
  second: null,
  dropped: [],
  other: new Map(),
};

/** Returns the arrival of an address that can't be read. */
export function refusedArrival(problem: ArrivalProblem): Arrival {
  return { ...noArrival, problem };
}
