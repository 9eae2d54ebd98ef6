import type { FetchFailure } from './protocol';
import type { WireBudget } from './wire-budget';

/** One GET request to an address that the gate accepted. */
export interface ConnectRequest {
  readonly url: URL;
  /** All headers except `Host` and `Connection`; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the request, including its body. */
  readonly signal: AbortSignal;
  /** Limits the bytes of the answer. When the budget is spent, the request fails with `invalid-response`, or its body fails. */
  readonly budget: WireBudget;
}

/** The head of an answer, with its body as a stream. */
export interface Connected {
  readonly kind: 'answer';
  readonly status: number;
  /** Headers as received; names in lower case, repeated ones separately. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Fails if the connection ends too early. Cancelling it closes the connection. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** True if the platform has already decompressed the body. */
  readonly isInflated: boolean;
}

/** Reason why there is no answer. */
export interface NotConnected {
  readonly kind: 'failure';
  readonly failure: FetchFailure;
  /** The system's error code, such as `ECONNREFUSED`; null if there is none. */
  readonly detail: string | null;
}

/**
 * Makes one request over the network. Follows no redirect, keeps no connection open and caches nothing. Never rejects. If the signal aborts before
 * the head has arrived, the failure is `timeout`.
 */
export type Connect = (request: ConnectRequest) => Promise<Connected | NotConnected>;
