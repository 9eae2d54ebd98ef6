import type { ListUpdate, UrlsRequest, UrlsRequests } from './urls-protocol';

/** Requests that are answered at once, from what is known. */
export type InstantRequest = 'rows' | 'rejected' | 'changes';
/** Requests that wait for files of the page. */
export type LongRequest = 'sniff' | 'import';
/** Requests that make work, in pieces. */
export type StepRequest = Exclude<keyof UrlsRequests, InstantRequest | LongRequest>;

/** The list of an update. It is queued like a request, but has no reply. */
export interface Replacement {
  readonly name: 'replace';
  readonly id: null;
  readonly payload: ListUpdate;
}

/** A request with one of these names. */
export type RequestFor<Name extends keyof UrlsRequests> = Extract<UrlsRequest, { readonly name: Name }>;

/** Work in pieces, at whose end stands the reply to a request. */
export type Answer<Name extends StepRequest> = Generator<void, UrlsRequests[Name]['reply']>;

/** How an import is followed. */
export interface ImportFollow {
  readonly signal: AbortSignal;
  /** Bytes of the source that were read, and URLs that the list has. */
  readonly onProgress: (bytes: number, urls: number) => void;
  /** Lets messages that have come meanwhile have their turn. */
  readonly nextTurn: () => Promise<void>;
}
