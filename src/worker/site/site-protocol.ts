/** The only request to the worker: the address of a robots.txt. */
export interface DirectRequest {
  readonly url: string;
}

/** An answer that the browser exposes to pages of other sites (CORS). */
export interface DirectAnswer {
  /** Final address, after all redirects. */
  readonly url: string;
  /** True if there were redirects. The browser reports neither their number nor their addresses. */
  readonly isRedirected: boolean;
  readonly status: number;
  /** At most 40 of the exposed headers: names in lower case, values cut to 500 characters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** At most 1 MiB, uncompressed, in a separate buffer that is transferred. */
  readonly body: Uint8Array<ArrayBuffer>;
  /**
   * Reason for an incomplete body: our size limit, the timeout, or a connection closed by the site; null if
   * complete.
   */
  readonly cut: 'size' | 'time' | 'connection' | null;
  /** Milliseconds to the end of the headers, including all redirects. */
  readonly ms: number;
}

/**
 * The only reply of the worker. `timeout`: no headers came in time. Null: the address isn't allowed, or the
 * browser exposes no answer. The browser doesn't say whether the site is unreachable or doesn't permit other
 * sites' pages to read its file.
 */
export type DirectReply = DirectAnswer | 'timeout' | null;
