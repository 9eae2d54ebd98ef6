import type { Cut, FetchEnd, Hop } from '../../service/protocol';
import type { SiteWay } from '../document-origin';

/** The largest body in bytes that any way brings: what the fetch service takes from a site. */
export const LARGEST_BODY = 1_048_576;

/** One request and the head of its answer, as far as they were seen. */
export interface SiteHop extends Omit<Hop, 'status' | 'ms'> {
  /** Null where only that it redirected is known: a browser shows a page no more. */
  readonly status: number | null;
  /** Milliseconds to the end of the header; null where nobody measured it. */
  readonly ms: number | null;
}

/** How fetching ended. */
export type SiteEnd =
  | {
      readonly kind: 'answer';
      /** Of the last hop. */
      readonly status: number;
      /** At most `LARGEST_BODY`, without compression. */
      readonly body: Uint8Array;
      /** Null where all of it came. */
      readonly cut: Cut | null;
    }
  | Extract<FetchEnd, { readonly kind: 'failure' }>;

/** What a site said to the request for its robots.txt, by whichever way that became known here. */
export interface SiteFile {
  readonly by: SiteWay;
  /** The address that was asked first. */
  readonly url: string;
  /** Id of the crawler in whose name it was asked; null for none. */
  readonly as: string | null;
  /** The `User-Agent` header that was sent; null where it is not known. */
  readonly userAgent: string | null;
  /** When the site was asked, or its answer was brought here, in milliseconds since 1970. */
  readonly at: number;
  /** In order; the last is the answer, unless it ended with a failure. */
  readonly hops: readonly SiteHop[];
  readonly end: SiteEnd;
}
