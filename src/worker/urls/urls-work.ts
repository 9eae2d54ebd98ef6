import { TYPING_REST } from '../typing-rest';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type {
  Answer,
  InstantRequest,
  LongRequest,
  Replacement,
  RequestFor,
  StepRequest,
} from './urls-answer';
import type { FromUrlsWorker, TableQuery, UrlsRequest, UrlsRequests, UrlsUpdate } from './urls-protocol';
import type { UrlsSession } from './urls-session';

/** For so long (milliseconds) pieces are done one after another before messages can get through. */
const STRETCH = 12;
/** After so long (milliseconds) the page is told of what changed meanwhile, and how far an import is. */
const POST_INTERVAL = 100;
/** After so long (milliseconds) without a word the page is told that work goes on. */
const HEARTBEAT = 1_000;

/** Requests about verdicts: they wait for them, and begin again where those change before the end. */
const ABOUT_VERDICTS: ReadonlySet<string> = new Set<StepRequest>(['acceptVerdicts', 'export', 'coverage']);
/** Requests after which the table is another. */
const CHANGES_TABLE: ReadonlySet<string> = new Set<StepRequest | 'replace'>([
  'replace',
  'clear',
  'expect',
  'acceptVerdicts',
]);

/** Goes on with something once messages had their turn. */
type NextTurn = (goOn: () => void) => void;

/** What waits for its turn, or is worked on: these change the list or depend on it, so they go one after another. */
interface PendingRequest {
  readonly request: RequestFor<StepRequest | 'import'> | Replacement;
  readonly control: AbortController;
  /** The work, once it has begun. */
  steps: Answer<StepRequest> | 'import' | null;
}

/** Does the session's work in pieces, between which updates and requests come through. */
export class UrlsWork {
  readonly #session: UrlsSession;
  readonly #post: (message: FromUrlsWorker) => void;
  readonly #nextTurn: NextTurn;
  readonly #pending: PendingRequest[] = [];
  /** Replies that wait for the end of the stretch: one report on the list goes before all of them. */
  readonly #replies: FromUrlsWorker[] = [];
  #version = 0;
  /** Runs until nobody has typed for a while: nothing is decided or compared before. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<UrlsSession['settle']> | null = null;
  #isAtWork = false;
  /** Requests that wait for files. */
  #reading = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastPosted = 0;
  #statusPostedAt = 0;
  /** How the comparison stood when it was told last, and when that was. */
  #comparison: CompareStatus | null = null;
  #comparisonPostedAt = 0;

  constructor(session: UrlsSession, post: (message: FromUrlsWorker) => void, nextTurn: NextTurn) {
    this.#session = session;
    this.#nextTurn = nextTurn;
    this.#post = (message) => {
      this.#lastPosted = performance.now();
      post(message);
    };
  }

  /**
   * Takes a change. Work on the state before it ends; on the new one it begins at once where another file is opened, and after a rest where the text or
   * the question is another: these are typed.
   */
  update(update: UrlsUpdate): void {
    this.#session.update(update);
    this.#post({ kind: 'accepted', version: update.version });
    const isTyped = update.open === undefined && update.version > this.#version;
    this.#version = update.version;
    if (isTyped) this.#beginRest();
    else if (update.open !== undefined) this.#endRest();
    if (update.list !== undefined) this.#enqueue({ name: 'replace', id: null, payload: update.list });
    const foremost = this.#pending[0];
    // An answer about verdicts that no longer hold is begun anew; `acceptVerdicts` may have changed half the list, and is done to its end.
    if (foremost?.request.name === 'export' || foremost?.request.name === 'coverage') foremost.steps = null;
    this.#settle();
  }

  /** Takes another query. */
  show(query: TableQuery): void {
    this.#session.show(query);
    this.#settle();
  }

  /** Takes another version to compare with, crawlers that are compared, or what is listed of the changes. */
  compare(update: CompareUpdate): void {
    const { compare } = this.#session;
    if (update.kind === 'compare') compare.open(update.other, update.choice);
    else if (update.kind === 'compare-crawlers') compare.compareFurther(update.crawlers);
    else if (update.kind === 'compare-catalogue') compare.setCatalogue(update.crawlers);
    else compare.list(update.query);
    this.#postComparison();
    this.#begin();
  }

  /** Takes a request. */
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
        this.#begin();
    }
  }

  #enqueue(request: PendingRequest['request']): void {
    this.#pending.push({ request, control: new AbortController(), steps: null });
  }

  /** Ends an import; what it has read stays. */
  cancel(id: number): void {
    this.#pending.find(({ request }) => request.id === id)?.control.abort();
  }

  readonly #turn = (): Promise<void> => new Promise((resolve) => this.#nextTurn(resolve));

  #answerAtOnce(request: RequestFor<InstantRequest>): void {
    const { id } = request;
    try {
      this.#post({ kind: 'reply', id, reply: this.#instantReply(request) });
    } catch {
      this.#post({ kind: 'failed', id });
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

  /** Answers with what comes of reading a file; meanwhile the page hears that the worker lives. */
  async #read(
    { id }: RequestFor<LongRequest>,
    read: () => Promise<Awaited<ReturnType<UrlsSession['sniff' | 'import']>>>,
  ): Promise<void> {
    this.#reading += 1;
    this.#heartbeat ??= setInterval(() => this.#post({ kind: 'working' }), HEARTBEAT);
    this.#replies.push(
      await read().then(
        (reply) => ({ kind: 'reply', id, reply }) as const,
        () => ({ kind: 'failed', id }) as const,
      ),
    );
    this.#reply();
    this.#reading -= 1;
    if (this.#reading > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #beginRest(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#endRest();
      this.#begin();
    }, TYPING_REST);
  }

  #endRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  #settle(): void {
    this.#settling = this.#session.settle();
    this.#begin();
  }

  #begin(): void {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#nextTurn(() => this.#work());
  }

  #work(): void {
    const start = performance.now();
    do this.#isAtWork = this.#doPiece();
    while (this.#isAtWork && performance.now() - start < STRETCH);
    this.#reply();
    if (!this.#isAtWork) return;
    this.#postStatusIfDue();
    if (performance.now() - this.#lastPosted > HEARTBEAT) this.#post({ kind: 'working' });
    this.#nextTurn(() => this.#work());
  }

  /** Does one piece of the foremost work; false where there is none, or an import goes on by itself. */
  #doPiece(): boolean {
    const [foremost] = this.#pending;
    if (foremost?.steps === 'import') return false;
    const waits = foremost?.steps === null && this.#waitsFor(foremost.request.name);
    if (foremost !== undefined && !waits) {
      this.#goOnAnswering(foremost);
      return true;
    }
    // What waits or is to be found out goes on at the end of the rest.
    if (this.#rest !== undefined) return false;
    if (this.#settling === null) return this.#goOnComparing();
    const step = this.#settling.next();
    if (step.done === true) this.#settling = null;
    else if (step.value === 'status') this.#postStatus();
    return true;
  }

  /** Whether what a request is about is still being found out. */
  #waitsFor(name: string): boolean {
    if (name === 'exportChanges') return this.#settling !== null || this.#session.compare.isWorking;
    return this.#settling !== null && ABOUT_VERDICTS.has(name);
  }

  /** Compares with the other version, once all verdicts of the table are known. */
  #goOnComparing(): boolean {
    const { compare } = this.#session;
    if (!compare.step()) return false;
    const isDue = performance.now() - this.#comparisonPostedAt >= POST_INTERVAL;
    if (compare.status?.phase !== 'working' || isDue) this.#postComparison();
    return true;
  }

  #postComparison(): void {
    const { status } = this.#session.compare;
    if (status === this.#comparison) return;
    this.#comparison = status;
    this.#comparisonPostedAt = performance.now();
    this.#post({ kind: 'compare-status', status });
  }

  #goOnAnswering(foremost: PendingRequest): void {
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
    } catch {
      // A bug in the work: whoever asked is told, everybody else gets their answers.
      this.#finish(request, (id) => ({ kind: 'failed', id }));
    }
  }

  #finish({ name, id }: PendingRequest['request'], messageFor: (id: number) => FromUrlsWorker): void {
    this.#pending.shift();
    if (id !== null) this.#replies.push(messageFor(id));
    if (CHANGES_TABLE.has(name)) this.#settle();
  }

  /** Posts the report on the list, if any, and then the replies. */
  #reply(): void {
    const list = this.#session.listReport();
    if (list !== null) this.#post({ kind: 'list', list });
    for (const reply of this.#replies.splice(0)) this.#post(reply);
  }

  async #import(request: RequestFor<'import'>, signal: AbortSignal): Promise<void> {
    let postedAt = performance.now();
    const onProgress = (bytes: number, urls: number): void => {
      this.#postStatusIfDue();
      if (performance.now() - postedAt < POST_INTERVAL) return;
      postedAt = performance.now();
      this.#post({ kind: 'progress', id: request.id, bytes, urls });
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
    this.#post({ kind: 'status', status: this.#session.status() });
  }
}
