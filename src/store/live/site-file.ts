import type { Cut, FetchEnd, Hop } from '../../service/protocol';
import type { SiteOrigin } from '../document-origin';

/** Maximum size of a body in bytes, whichever way it is obtained: the limit of the fetch service. */
export const LARGEST_BODY = 1_048_576;

/** One request and the head of its answer, as far as they are known. */
export interface SiteHop extends Omit<Hop, 'status' | 'ms'> {
  /** Null if it is only known to be a redirect, because a browser reveals no more. */
  readonly status: number | null;
  /** Milliseconds to the end of the header; null if not measured. */
  readonly ms: number | null;
}

/** Outcome of fetching. */
export type SiteEnd =
  | {
      readonly kind: 'answer';
      /** Status of the last hop. */
      readonly status: number;
      /** At most `LARGEST_BODY` bytes, decompressed. */
      readonly body: Uint8Array;
      /** Null if the body is complete. */
      readonly cut: Cut | null;
    }
  | Extract<FetchEnd, { readonly kind: 'failure' }>;

/** A site's answer to the request for its robots.txt, whichever way it was obtained. */
export interface SiteFile extends Pick<SiteOrigin, 'by' | 'url' | 'as' | 'at'> {
  /** The `User-Agent` header that was sent; null if unknown. */
  readonly userAgent: string | null;
  /** In order; the last one is the answer, unless fetching failed. */
  readonly hops: readonly SiteHop[];
  readonly end: SiteEnd;
}
