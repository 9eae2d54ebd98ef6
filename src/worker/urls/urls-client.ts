import { type Follow, RequestLine } from '../request-line';
import type { LineStatus } from '../worker-line';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import { mergeUrlsUpdates } from './merge-urls-updates';
import type {
  FromUrlsWorker,
  ListReport,
  TableQuery,
  UrlsRequests,
  UrlsStatus,
  UrlsUpdate,
} from './urls-protocol';

export type { Follow };

/** How many URLs are tested at the moment. `unavailable`: the page's own thread is no place for this work. */
export type UrlsWorkerStatus = LineStatus;

/** What the client needs from the page around it. */
interface UrlsClientOptions {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. */
  currentState(): UrlsUpdate;
  onStatus(status: UrlsWorkerStatus): void;
  onTable(status: UrlsStatus): void;
  onList(list: ListReport): void;
  /** Tells how the comparison with another version stands. */
  onComparison?(status: CompareStatus | null): void;
}

/** The page's line to the worker that keeps a list of URLs. One that is started again has the present state and query. */
export class UrlsClient {
  readonly #options: UrlsClientOptions;
  readonly #line: RequestLine<UrlsUpdate, FromUrlsWorker, UrlsRequests>;
  /** The version that was sent last, and whether the worker has yet to tell that everything is found out about it. */
  #sent = 0;
  #isOwed = false;
  #query: TableQuery | null = null;
  /** The newest word of each kind about the comparison. */
  readonly #compared = new Map<CompareUpdate['kind'], CompareUpdate>();
  #isComparing = false;

  constructor(options: UrlsClientOptions) {
    this.#options = options;
    this.#line = new RequestLine('keeps URLs', {
      startWorker: options.startWorker,
      currentState: options.currentState,
      merge: mergeUrlsUpdates,
      meaningOf: ({ kind }) => (kind === 'accepted' ? 'accepted' : 'alive'),
      onMessage: (message) => this.#receive(message),
      onStatus: (status) => (status === 'ready' ? this.#begin() : options.onStatus(status)),
      onSent: ({ version }) => {
        this.#sent = version;
        this.#isOwed = true;
      },
      owes: () => this.#isOwed || this.#isComparing,
      onEnd: () => {
        this.#isOwed = false;
        this.#isComparing = false;
      },
    });
  }

  /** Starts the worker with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#line.start();
  }

  /** Hands over a change. Without a worker it is dropped: a restart sends the whole state. */
  send(update: UrlsUpdate): void {
    this.#line.send(update);
  }

  /** Shows the rows of a query from now on, also those of a worker that is started later. */
  show(query: TableQuery): void {
    this.#query = query;
    // A query may be about columns that the worker does not know yet.
    this.#postAfterUpdate({ kind: 'query', query });
  }

  /** Compares from now on, or lists other changes; a worker that is started later does so, too. */
  compare(update: CompareUpdate): void {
    this.#compared.set(update.kind, update);
    this.#postAfterUpdate(update);
  }

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  request<Name extends keyof UrlsRequests>(
    name: Name,
    payload: UrlsRequests[Name]['payload'],
    follow?: Follow,
  ): Promise<UrlsRequests[Name]['reply']> {
    return this.#line.request(name, payload, follow);
  }

  /** Ends the worker; `start` begins anew. */
  dispose(): void {
    this.#line.dispose();
  }

  /** What a worker that is not ready yet will be told when it is, need not wait. */
  #postAfterUpdate(message: { readonly kind: 'query'; readonly query: TableQuery } | CompareUpdate): void {
    if (!this.#line.isReady) return;
    this.#line.flush();
    this.#line.post(message);
  }

  #begin(): void {
    this.#line.flush();
    if (this.#query !== null) this.#line.post({ kind: 'query', query: this.#query });
    this.#options.onStatus('ready');
    for (const update of this.#compared.values()) this.#line.post(update);
  }

  #receive(message: FromUrlsWorker): void {
    if (message.kind === 'status') {
      const { status } = message;
      this.#isOwed = status.phase === 'working' || status.version !== this.#sent;
      if (!this.#isOwed) this.#line.answered();
      this.#options.onTable(status);
    } else if (message.kind === 'list') this.#options.onList(message.list);
    else if (message.kind === 'compare-status') {
      this.#isComparing = message.status?.phase === 'working';
      this.#options.onComparison?.(message.status);
    }
  }
}
