import type { ConnectionStatus } from '../connection/connection';
import { RequestConnection } from '../connection/requests';
import { mergeTextChanges } from '../document/text-change';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type {
  FromUrlsWorker,
  ListReport,
  TableQuery,
  UrlsRequests,
  UrlsStatus,
  UrlsUpdate,
} from './urls-protocol';

/** Dependencies and callbacks of the client. */
interface UrlsClientOptions {
  /** Starts a worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Returns the whole current state as one update, for a new worker. */
  currentState(): UrlsUpdate;
  onStatus(status: ConnectionStatus): void;
  onTable(status: UrlsStatus): void;
  onList(list: ListReport): void;
  /** Called with the status of the comparison with another version. */
  onComparison?(status: CompareStatus | null): void;
}

/**
 * Connects the page to the worker that keeps the list of URLs. A restarted worker gets the current state and
 * query.
 */
export class UrlsClient extends RequestConnection<UrlsUpdate, FromUrlsWorker, UrlsRequests> {
  readonly #options: UrlsClientOptions;
  /** The version sent last, and whether the worker still has to complete it. */
  #sent = 0;
  #isOwed = false;
  #query: TableQuery | null = null;
  /** The newest update of each kind about the comparison. */
  readonly #compared = new Map<CompareUpdate['kind'], CompareUpdate>();
  #isComparing = false;

  constructor(options: UrlsClientOptions) {
    super('keeps URLs', {
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
    this.#options = options;
  }

  /** Sets the query. A worker that starts later gets it too. */
  show(query: TableQuery): void {
    this.#query = query;
    // The query may refer to columns that the worker doesn't have yet.
    this.#postAfterUpdate({ kind: 'query', query });
  }

  /** Sends an update about the comparison. A worker that starts later gets it too. */
  compare(update: CompareUpdate): void {
    this.#compared.set(update.kind, update);
    this.#postAfterUpdate(update);
  }

  /** Does nothing if the worker isn't ready, because `#begin` then sends the newest query and updates. */
  #postAfterUpdate(message: { readonly kind: 'query'; readonly query: TableQuery } | CompareUpdate): void {
    if (!this.isReady) return;
    this.flush();
    this.post(message);
  }

  #begin(): void {
    this.flush();
    if (this.#query !== null) this.post({ kind: 'query', query: this.#query });
    this.#options.onStatus('ready');
    for (const update of this.#compared.values()) this.post(update);
  }

  #receive(message: FromUrlsWorker): void {
    if (message.kind === 'status') {
      const { status } = message;
      this.#isOwed = status.phase === 'working' || status.version !== this.#sent;
      if (!this.#isOwed) this.answered();
      this.#options.onTable(status);
    } else if (message.kind === 'list') this.#options.onList(message.list);
    else if (message.kind === 'compare-status') {
      this.#isComparing = message.status?.phase === 'working';
      this.#options.onComparison?.(message.status);
    }
  }
}

/** Merges two updates into one; see `mergeUpdates`. */
function mergeUrlsUpdates(waiting: UrlsUpdate | null, next: UrlsUpdate): UrlsUpdate {
  if (waiting === null) return next;
  const condition = next.condition ?? waiting.condition;
  const crawlers = next.crawlers ?? waiting.crawlers;
  const list = next.list ?? waiting.list;
  return {
    kind: 'update',
    version: next.version,
    ...mergeTextChanges(waiting, next),
    ...(condition !== undefined && { condition }),
    ...(crawlers !== undefined && { crawlers }),
    ...(list !== undefined && { list }),
  };
}
