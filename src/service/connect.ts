import type { FetchFailure } from './protocol';
import type { WireBudget } from './wire-budget';

/** One GET request, to an address that the gate let through. */
export interface ConnectRequest {
  readonly url: URL;
  /** All headers that are sent but `Host` and `Connection`; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request, and the body too. */
  readonly signal: AbortSignal;
  /** What the answer may take. Where it is spent, the request ends as `invalid-response`, or its body fails. */
  readonly budget: WireBudget;
}

/** The head of an answer, and its body on the way. */
export interface Connected {
  readonly kind: 'answer';
  readonly status: number;
  /** As they came, names in lower case, repeated ones one by one. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Fails with any error where the connection ends too early. Cancelling it closes the connection. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** True where the platform has undone the compression by itself. */
  readonly isInflated: boolean;
}

/** Why there is no answer. */
export interface NotConnected {
  readonly kind: 'failure';
  readonly failure: FetchFailure;
  /** The system's own word for it, such as `ECONNREFUSED`; null for none. */
  readonly detail: string | null;
}

/**
 * The port to the network: one request, no redirect followed, nothing kept open, nothing remembered. Never rejects. Where the signal ends it before
 * the head has come, the failure is `timeout`.
 */
export type Connect = (request: ConnectRequest) => Promise<Connected | NotConnected>;
