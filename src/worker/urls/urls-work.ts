import { HEARTBEAT_INTERVAL, type NextTurn, Turns, TYPING_REST } from '../connection/turns';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type {
  InstantRequest,
  LongRequest,
  Replacement,
  ReplySteps,
  RequestFor,
  StepRequest,
} from './urls-answer';
import type { FromUrlsWorker, TableQuery, UrlsRequest, UrlsRequests, UrlsUpdate } from './urls-protocol';
import type { UrlsSession } from './urls-session';

/** Milliseconds between status posts, and between progress posts of an import. */
const POST_INTERVAL = 100;

/**
 * Requests about verdicts. They wait for the verdicts, and `export` and `coverage` start again if those
 * change.
 */
const ABOUT_VERDICTS: ReadonlySet<string> = new Set<StepRequest>(['acceptVerdicts', 'export', 'coverage']);
/** Requests that change the table. */
const CHANGES_TABLE: ReadonlySet<string> = new Set<StepRequest | 'replace'>([
  'replace',
  'clear',
  'expect',
  'acceptVerdicts',
]);

/** A queued or current request. These change the list or depend on it, so they run one after another. */
interface PendingRequest {
  readonly request: RequestFor<StepRequest | 'import'> | Replacement;
  readonly control: AbortController;
  /** The work; null until it has started. */
  steps: ReplySteps<StepRequest> | 'import' | null;
}

/** Does the session's work in pieces. Updates and requests are handled in between. */
export class UrlsWork {
  readonly #session: UrlsSession;
  /** Rests while the user types. Nothing is decided or compared before a rest ends. */
  readonly #turns: Turns<FromUrlsWorker>;
  readonly #nextTurn: NextTurn;
  readonly #pending: PendingRequest[] = [];
  /** Replies held until the end of the stretch, so that one list report precedes all of them. */
  readonly #replies: FromUrlsWorker[] = [];
  #version = 0;
  #settling: ReturnType<UrlsSession['settle']> | null = null;
  #statusPostedAt = 0;
  /** The comparison status posted last, and the time when it was posted. */
  #comparison: CompareStatus | null = null;
  #comparisonPostedAt = 0;

  constructor(session: UrlsSession, post: (message: FromUrlsWorker) => void, nextTurn: NextTurn) {
    this.#session = session;
    this.#nextTurn = nextTurn;
    const work = {
      doPiece: () => this.#doPiece(),
      onStretch: (isAtWork: boolean) => this.#onStretch(isAtWork),
    };
    this.#turns = new Turns<FromUrlsWorker>(work, post, nextTurn);
  }

  /**
   * Applies an update. Work on the previous state ends. New work starts immediately for another file, but
   * after `TYPING_REST` for a changed text or question, because these are typed.
   */
  update(update: UrlsUpdate): void {
    this.#session.update(update);
    this.#turns.post({ kind: 'accepted', version: update.version });
    const isTyped = update.open === undefined && update.version > this.#version;
    this.#version = update.version;
    if (isTyped) this.#turns.rest(TYPING_REST);
    else if (update.open !== undefined) this.#turns.endRest();
    if (update.list !== undefined) this.#enqueue({ name: 'replace', id: null, payload: update.list });
    const foremost = this.#pending[0];
    // An export or coverage reply would be outdated, so it starts again. `acceptVerdicts` may have changed
    // half of the list, so it continues.
    if (foremost?.request.name === 'export' || foremost?.request.name === 'coverage') foremost.steps = null;
    this.#settle();
  }

  /** Sets the query. */
  show(query: TableQuery): void {
    this.#session.show(query);
    this.#settle();
  }

  /** Applies an update about the comparison: another version, crawlers, catalogue or query. */
  compare(update: CompareUpdate): void {
    const { compare } = this.#session;
    if (update.kind === 'compare') compare.open(update.other, update.choice);
    else if (update.kind === 'compare-crawlers') compare.compareFurther(update.crawlers);
    else compare.list(update.query);
    this.#postComparison();
    this.#turns.begin();
  }

  /** Handles a request. */
  accept(request: UrlsRequest): void {
    switch (request.name) {
      case 'rows':
      case 'rejected':
      case 'changes':
        this.#answerAtOnce(request);
        break;
      case 'sniff':
        void this.#read(request, () => this.#session.sniff(request.payload, this.#turn));
        break;
      default:
        this.#enqueue(request);
        this.#turns.begin();
    }
  }

  #enqueue(request: PendingRequest['request']): void {
    this.#pending.push({ request, control: new AbortController(), steps: null });
  }

  /** Cancels an import; URLs read before stay. */
  cancel(id: number): void {
    this.#pending.find(({ request }) => request.id === id)?.control.abort();
  }

  readonly #turn = (): Promise<void> => new Promise((resolve) => this.#nextTurn(resolve));

  #answerAtOnce(request: RequestFor<InstantRequest>): void {
    const { id } = request;
    try {
      this.#turns.post({ kind: 'reply', id, reply: this.#instantReply(request) });
    } catch {
      this.#turns.post({ kind: 'failed', id });
    }
  }

  #instantReply(request: RequestFor<InstantRequest>): UrlsRequests[InstantRequest]['reply'] {
    switch (request.name) {
      case 'rows':
        return this.#session.rows(request.payload);
      case 'rejected':
        return this.#session.rejected(request.payload);
      case 'changes':
        return this.#session.compare.rows(request.payload);
    }
  }

  /** Replies with the result of reading a file. Posts heartbeats meanwhile. */
  async #read(
    { id }: RequestFor<LongRequest>,
    read: () => Promise<Awaited<ReturnType<UrlsSession['sniff' | 'import']>>>,
  ): Promise<void> {
    const heartbeat = setInterval(() => this.#turns.post({ kind: 'working' }), HEARTBEAT_INTERVAL);
    this.#replies.push(
      await read().then(
        (reply) => ({ kind: 'reply', id, reply }) as const,
        () => ({ kind: 'failed', id }) as const,
      ),
    );
    clearInterval(heartbeat);
    this.#reply();
  }

  #settle(): void {
    this.#settling = this.#session.settle();
    this.#turns.begin();
  }

  #onStretch(isAtWork: boolean): void {
    this.#reply();
    if (isAtWork) this.#postStatusIfDue();
  }

  /**
   * Does one piece of work. Returns false if there is none, or while an import runs, which continues by
   * itself.
   */
  #doPiece(): boolean {
    const [foremost] = this.#pending;
    if (foremost?.steps === 'import') return false;
    const waits = foremost?.steps === null && this.#waitsFor(foremost.request.name);
    if (foremost !== undefined && !waits) {
      this.#continueRequest(foremost);
      return true;
    }
    // While the user types, waiting requests and results are delayed until the rest ends.
    if (this.#turns.isResting) return false;
    if (this.#settling === null) return this.#continueComparing();
    const step = this.#settling.next();
    if (step.done === true) this.#settling = null;
    else if (step.value === 'status') this.#postStatus();
    return true;
  }

  /** Returns whether the results that a request needs are still being computed. */
  #waitsFor(name: string): boolean {
    if (name === 'exportChanges') return this.#settling !== null || this.#session.compare.isWorking;
    return this.#settling !== null && ABOUT_VERDICTS.has(name);
  }

  /** Compares with the other version, once all verdicts of the table are known. */
  #continueComparing(): boolean {
    const { compare } = this.#session;
    if (!compare.step()) {
      // Without URLs or another version there is nothing to do, but the page must hear of it.
      if (compare.status === null) this.#postComparison();
      return false;
    }
    const isDue = performance.now() - this.#comparisonPostedAt >= POST_INTERVAL;
    if (compare.status?.phase !== 'working' || isDue) this.#postComparison();
    return true;
  }

  #postComparison(): void {
    const { status } = this.#session.compare;
    if (status === this.#comparison) return;
    this.#comparison = status;
    this.#comparisonPostedAt = performance.now();
    this.#turns.post({ kind: 'compare-status', status });
  }

  #continueRequest(foremost: PendingRequest): void {
    const { request } = foremost;
    if (request.name === 'import') {
      foremost.steps = 'import';
      void this.#import(request, foremost.control.signal);
      return;
    }
    try {
      if (foremost.steps === null || foremost.steps === 'import')
        foremost.steps = this.#session.answer(request);
      const step = foremost.steps.next();
      if (step.done === true) this.#finish(request, (id) => ({ kind: 'reply', id, reply: step.value }));
    } catch (error) {
      // A bug in the work: this request fails, and the others continue. A list from the page has no reply that
      // could fail, so its error ends the worker, which the page restarts.
      if (request.id === null) throw error;
      this.#finish(request, (id) => ({ kind: 'failed', id }));
    }
  }

  #finish({ name, id }: PendingRequest['request'], messageFor: (id: number) => FromUrlsWorker): void {
    this.#pending.shift();
    if (id !== null) this.#replies.push(messageFor(id));
    if (CHANGES_TABLE.has(name)) this.#settle();
  }

  /** Posts the list report, if any, then the replies. */
  #reply(): void {
    const list = this.#session.listReport();
    if (list !== null) this.#turns.post({ kind: 'list', list });
    for (const reply of this.#replies.splice(0)) this.#turns.post(reply);
  }

  async #import(request: RequestFor<'import'>, signal: AbortSignal): Promise<void> {
    let postedAt = performance.now();
    const onProgress = (bytes: number, urls: number): void => {
      this.#postStatusIfDue();
      if (performance.now() - postedAt < POST_INTERVAL) return;
      postedAt = performance.now();
      this.#turns.post({ kind: 'progress', id: request.id, bytes, urls });
    };
    await this.#read(request, () =>
      this.#session.import(request.payload, { signal, onProgress, nextTurn: this.#turn }),
    );
    this.#pending.shift();
    this.#settle();
  }

  #postStatusIfDue(): void {
    if (this.#session.isTouched && performance.now() - this.#statusPostedAt >= POST_INTERVAL)
      this.#postStatus();
  }

  #postStatus(): void {
    this.#statusPostedAt = performance.now();
    this.#turns.post({ kind: 'status', status: this.#session.status() });
  }
}
