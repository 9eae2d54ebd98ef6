import { TYPING_REST } from '../typing-rest';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type { Answer, AskFor, InstantRequest, LongRequest, Replacement, StepRequest } from './urls-answer';
import type { FromUrlsWorker, TableQuery, UrlsAsk, UrlsRequests, UrlsUpdate } from './urls-protocol';
import type { UrlsSession } from './urls-session';

/** For so long (milliseconds) pieces are done one after another before messages can get through. */
const STRETCH = 12;
/** After so long (milliseconds) the page is told of what changed meanwhile, and how far an import is. */
const TELLING = 100;
/** After so long (milliseconds) without a word the page is told that work goes on. */
const SILENCE = 1_000;

/** Requests about verdicts: they wait for them, and begin again where those change before the end. */
const ABOUT_VERDICTS: ReadonlySet<string> = new Set<StepRequest>(['takeVerdicts', 'export', 'coverage']);
/** Requests after which the table is another. */
const CHANGES_TABLE: ReadonlySet<string> = new Set<StepRequest | 'replace'>([
  'replace',
  'clear',
  'expect',
  'takeVerdicts',
]);

/** Goes on with something once messages had their turn. */
type NextTurn = (goOn: () => void) => void;

/** What waits for its turn, or is worked on: these change the list or depend on it, so they go one after another. */
interface Asked {
  readonly asked: AskFor<StepRequest | 'import'> | Replacement;
  readonly control: AbortController;
  /** The work, once it has begun. */
  steps: Answer<StepRequest> | 'import' | null;
}

/** Does the session's work in pieces, between which updates and requests come through. */
export class UrlsWork {
  readonly #session: UrlsSession;
  readonly #say: (message: FromUrlsWorker) => void;
  readonly #nextTurn: NextTurn;
  readonly #asked: Asked[] = [];
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
  #spoke = 0;
  #told = 0;
  /** How the comparison stood when it was told last, and when that was. */
  #comparison: CompareStatus | null = null;
  #toldComparison = 0;

  constructor(session: UrlsSession, say: (message: FromUrlsWorker) => void, nextTurn: NextTurn) {
    this.#session = session;
    this.#nextTurn = nextTurn;
    this.#say = (message) => {
      this.#spoke = performance.now();
      say(message);
    };
  }

  /**
   * Takes a change. Work on the state before it ends; on the new one it begins at once where another file is opened, and after a rest where the text or
   * the question is another: these are typed.
   */
  update(update: UrlsUpdate): void {
    this.#session.update(update);
    this.#say({ kind: 'taken', version: update.version });
    const isTyped = update.open === undefined && update.version > this.#version;
    this.#version = update.version;
    if (isTyped) this.#beginRest();
    else if (update.open !== undefined) this.#endRest();
    if (update.list !== undefined) this.#enqueue({ name: 'replace', id: null, ask: update.list });
    const foremost = this.#asked[0];
    // An answer about verdicts that no longer hold is begun anew; `takeVerdicts` may have changed half the list, and is done to its end.
    if (foremost?.asked.name === 'export' || foremost?.asked.name === 'coverage') foremost.steps = null;
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
    else if (update.kind === 'compare-catalogue') compare.takeCatalogue(update.crawlers);
    else compare.list(update.query);
    this.#tellComparison();
    this.#begin();
  }

  /** Takes a request. */
  ask(asked: UrlsAsk): void {
    switch (asked.name) {
      case 'rows':
      case 'rejected':
      case 'changes':
        this.#answerAtOnce(asked);
        break;
      case 'sniff':
        void this.#read(asked, () => this.#session.sniff(asked.ask, this.#turn));
        break;
      default:
        this.#enqueue(asked);
        this.#begin();
    }
  }

  #enqueue(asked: Asked['asked']): void {
    this.#asked.push({ asked, control: new AbortController(), steps: null });
  }

  /** Ends an import; what it has read stays. */
  cancel(id: number): void {
    this.#asked.find(({ asked }) => asked.id === id)?.control.abort();
  }

  readonly #turn = (): Promise<void> => new Promise((resolve) => this.#nextTurn(resolve));

  #answerAtOnce(asked: AskFor<InstantRequest>): void {
    const { id } = asked;
    try {
      this.#say({ kind: 'reply', id, reply: this.#instantReply(asked) });
    } catch {
      this.#say({ kind: 'failed', id });
    }
  }

  #instantReply(asked: AskFor<InstantRequest>): UrlsRequests[InstantRequest]['reply'] {
    switch (asked.name) {
      case 'rows':
        return this.#session.rows(asked.ask);
      case 'rejected':
        return this.#session.rejected(asked.ask);
      case 'changes':
        return this.#session.compare.rows(asked.ask);
    }
  }

  /** Answers with what comes of reading a file; meanwhile the page hears that the worker lives. */
  async #read(
    { id }: AskFor<LongRequest>,
    read: () => Promise<Awaited<ReturnType<UrlsSession['sniff' | 'import']>>>,
  ): Promise<void> {
    this.#reading += 1;
    this.#heartbeat ??= setInterval(() => this.#say({ kind: 'working' }), SILENCE);
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
    this.#tellAtTimes();
    if (performance.now() - this.#spoke > SILENCE) this.#say({ kind: 'working' });
    this.#nextTurn(() => this.#work());
  }

  /** Does one piece of the foremost work; false where there is none, or an import goes on by itself. */
  #doPiece(): boolean {
    const [foremost] = this.#asked;
    if (foremost?.steps === 'import') return false;
    const waits = foremost?.steps === null && this.#waitsFor(foremost.asked.name);
    if (foremost !== undefined && !waits) {
      this.#goOnAnswering(foremost);
      return true;
    }
    // What waits or is to be found out goes on at the end of the rest.
    if (this.#rest !== undefined) return false;
    if (this.#settling === null) return this.#goOnComparing();
    const step = this.#settling.next();
    if (step.done === true) this.#settling = null;
    else if (step.value === 'told') this.#tell();
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
    const isDue = performance.now() - this.#toldComparison >= TELLING;
    if (compare.status?.phase !== 'working' || isDue) this.#tellComparison();
    return true;
  }

  #tellComparison(): void {
    const { status } = this.#session.compare;
    if (status === this.#comparison) return;
    this.#comparison = status;
    this.#toldComparison = performance.now();
    this.#say({ kind: 'compare-status', status });
  }

  #goOnAnswering(foremost: Asked): void {
    const { asked } = foremost;
    if (asked.name === 'import') {
      foremost.steps = 'import';
      void this.#import(asked, foremost.control.signal);
      return;
    }
    try {
      if (foremost.steps === null || foremost.steps === 'import')
        foremost.steps = this.#session.answer(asked);
      const step = foremost.steps.next();
      if (step.done === true) this.#finish(asked, (id) => ({ kind: 'reply', id, reply: step.value }));
    } catch {
      // A bug in the work: whoever asked is told, everybody else gets their answers.
      this.#finish(asked, (id) => ({ kind: 'failed', id }));
    }
  }

  #finish({ name, id }: Asked['asked'], messageFor: (id: number) => FromUrlsWorker): void {
    this.#asked.shift();
    if (id !== null) this.#replies.push(messageFor(id));
    if (CHANGES_TABLE.has(name)) this.#settle();
  }

  /** Posts the report on the list, if any, and then the replies. */
  #reply(): void {
    const list = this.#session.listReport();
    if (list !== null) this.#say({ kind: 'list', list });
    for (const reply of this.#replies.splice(0)) this.#say(reply);
  }

  async #import(asked: AskFor<'import'>, signal: AbortSignal): Promise<void> {
    let told = performance.now();
    const onProgress = (bytes: number, urls: number): void => {
      this.#tellAtTimes();
      if (performance.now() - told < TELLING) return;
      told = performance.now();
      this.#say({ kind: 'progress', id: asked.id, bytes, urls });
    };
    await this.#read(asked, () =>
      this.#session.import(asked.ask, { signal, onProgress, nextTurn: this.#turn }),
    );
    this.#asked.shift();
    this.#settle();
  }

  #tellAtTimes(): void {
    if (this.#session.isTouched && performance.now() - this.#told >= TELLING) this.#tell();
  }

  #tell(): void {
    this.#told = performance.now();
    this.#say({ kind: 'status', status: this.#session.status() });
  }
}
