import type { Rate } from './rate-limit';

/** Limits of one question. */
export interface Limits {
  /** Maximum number of requests, including redirects. */
  readonly hops: number;
  /** Milliseconds per request, including its body. */
  readonly hopTime: number;
  /** Milliseconds for all requests. */
  readonly totalTime: number;
  /** Bytes of a body after decompression. */
  readonly bodySize: number;
  /** Bytes received from the network, below HTTP and TLS, for all requests together. */
  readonly wireSize: number;
  /**
   * Bytes of one answer that aren't its body: its header, and the frames of its chunks. TLS may add as many, and twice the bytes that it carries.
   */
  readonly framingSize: number;
  /** Interim answers (1xx, RFC 9110 section 15.2) to all requests together. */
  readonly interimAnswers: number;
}

/**
 * About twice as much as search engines document: five redirects and 500 KiB. `wireSize` allows several times the bytes of ten redirects and the
 * longest body. `framingSize` limits the processor's time, for small pieces are slow: a chunk of one byte takes microseconds and 5 bytes of it, a TLS
 * record with one byte more of both. A server that sends each line as soon as it is written reaches it only with the longest file of lines below 11
 * bytes.
 */
export const LIMITS: Limits = {
  hops: 10,
  hopTime: 10_000,
  totalTime: 20_000,
  bodySize: 1_048_576,
  wireSize: 4_000_000,
  framingSize: 524_288,
  interimAnswers: 10,
};

/** Limits of the service's load. */
export interface Load {
  /** Rate of one client: an IPv4 address, or a /64 of IPv6. Wider IPv6 networks have a multiple: see `ClientLimits`. */
  readonly perClient: Rate;
  /** Concurrent questions of one client. */
  readonly atOncePerClient: number;
  /** Rate of all clients together. */
  readonly inAll: Rate;
  /** Sites requested concurrently, for all clients together. */
  readonly atOnce: number;
}

/** Enough for trying things out, too little for a scan. docs/hosting.md lists these numbers. */
export const LOAD: Load = {
  perClient: { burst: 15, perMinute: 20 },
  atOncePerClient: 4,
  inAll: { burst: 100, perMinute: 300 },
  atOnce: 40,
};
