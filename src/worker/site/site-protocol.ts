/** What the worker is asked, once: the address of a robots.txt, and nothing else. */
export interface SiteRequest {
  readonly url: string;
}

/** An answer that the browser shows to pages of other sites (CORS). */
export interface SiteAnswer {
  /** Where the answer came from, after all redirects. */
  readonly url: string;
  /** Whether there were redirects; the browser tells neither how many nor which. */
  readonly isRedirected: boolean;
  readonly status: number;
  /** At most 40 of those that the browser shows, names in lower case, values cut to 500 characters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** At most 1 MiB, without compression. In a buffer of its own, which is handed over. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** What ended the body too early: our limit, the time, or the site closing the connection; null where all of it came. */
  readonly cut: 'size' | 'time' | 'connection' | null;
  /** Milliseconds to the end of the last header, with all redirects before it. */
  readonly ms: number;
}

/**
 * What the worker says, once. `timeout`: no header came in time. Null: the address is none that this worker asks, or the browser shows no answer, and
 * it does not say why: the site cannot be reached, or it lets no other site's page read its file.
 */
export type SiteReply = SiteAnswer | 'timeout' | null;
