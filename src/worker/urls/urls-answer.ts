import type { ListUpdate, UrlsRequest, UrlsRequests } from './urls-protocol';

/** Requests answered immediately from the current state. */
export type InstantRequest = 'rows' | 'rejected' | 'changes';
/** Requests that wait until a file has been read. */
export type LongRequest = 'sniff' | 'import';
/** Requests whose replies are computed in pieces. */
export type StepRequest = Exclude<keyof UrlsRequests, InstantRequest | LongRequest>;

/** The list of an update. Queued like a request, but without a reply. */
export interface Replacement {
  readonly name: 'replace';
  readonly id: null;
  readonly payload: ListUpdate;
}

/** A request with one of these names. */
export type RequestFor<Name extends keyof UrlsRequests> = Extract<UrlsRequest, { readonly name: Name }>;

/** Computes the reply to a request in pieces. */
export type ReplySteps<Name extends StepRequest> = Generator<void, UrlsRequests[Name]['reply']>;

/** Callbacks for following an import. */
export interface ImportFollow {
  readonly signal: AbortSignal;
  /** Called with the bytes of the source read so far and the number of URLs in the list. */
  readonly onProgress: (bytes: number, urls: number) => void;
  /** Lets queued messages run. */
  readonly nextTurn: () => Promise<void>;
}
