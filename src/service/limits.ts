/** How much the service does for one question. */
export interface Limits {
  /** Requests for one question, redirects included. */
  readonly hops: number;
  /** Milliseconds for one request, its body included. */
  readonly hopTime: number;
  /** Milliseconds for all of them. */
  readonly totalTime: number;
  /** Bytes of a body after any compression was undone. */
  readonly bodySize: number;
}

/** Twice what any known reader follows and takes. */
export const LIMITS: Limits = { hops: 10, hopTime: 10_000, totalTime: 20_000, bodySize: 1_048_576 };
