import type { Rate } from './rate-limit';

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

/** How much the service does for its callers. */
export interface Load {
  /** For one client: an IPv4 address, or a /64 of IPv6. Wider networks of IPv6 have some times as much: see `ClientLimits`. */
  readonly perClient: Rate;
  /** Questions of one client that are under way at the same time. */
  readonly atOncePerClient: number;
  /** For all clients together. */
  readonly inAll: Rate;
  /** Sites that are asked at the same time, for all clients together. */
  readonly atOnce: number;
}

/** Enough for somebody who tries things out, too little for a scan. docs/hosting.md names these numbers. */
export const LOAD: Load = {
  perClient: { burst: 15, perMinute: 20 },
  atOncePerClient: 4,
  inAll: { burst: 100, perMinute: 300 },
  atOnce: 40,
};
