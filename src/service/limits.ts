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
  /** Bytes from the network, below HTTP and TLS, for all requests together. */
  readonly wireSize: number;
  /** Interim answers (1xx, RFC 9110 section 15.2) to all requests together. */
  readonly interimAnswers: number;
}

/** Twice what any known reader follows and takes. The bytes of ten redirects and of the longest body fit into `wireSize` several times. */
export const LIMITS: Limits = {
  hops: 10,
  hopTime: 10_000,
  totalTime: 20_000,
  bodySize: 1_048_576,
  wireSize: 4_000_000,
  interimAnswers: 10,
};
