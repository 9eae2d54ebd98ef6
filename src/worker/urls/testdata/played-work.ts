import { vi } from 'vitest';
import type { UrlEntry } from '../../../suite/expected';
import type { TestedCrawler } from '../../protocol';
import { TYPING_REST } from '../../typing-rest';
import type {
  FromUrlsWorker,
  ListReport,
  TableQuery,
  UrlRow,
  UrlsCrawler,
  UrlsRequest,
  UrlsRequests,
  UrlsStatus,
  UrlsUpdate,
} from '../urls-protocol';
import { UrlsSession } from '../urls-session';
import { UrlsWork } from '../urls-work';

/** A query with these parts; what is not named is plain. */
export function queryOf(parts: Partial<TableQuery> = {}): TableQuery {
  return { search: '', requestedBy: null, choice: 'all', order: { by: 'list' }, ...parts };
}

/** A crawler with names. */
export function named(crawler: TestedCrawler, ...names: string[]): UrlsCrawler {
  return { ...crawler, names, consultation: 'unknown' };
}

/** Lets the test decide when a rest is over; `vi.useRealTimers` ends it. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** A work whose turns the test takes, and which keeps what was said. */
export class PlayedWork {
  readonly posted: FromUrlsWorker[] = [];
  readonly session = new UrlsSession();
  readonly work: UrlsWork;
  readonly #turns: (() => void)[] = [];
  #lastId = 0;
  #version = 0;
  #lists = 0;

  constructor() {
    this.work = new UrlsWork(
      this.session,
      (message) => this.posted.push(message),
      (goOn) => this.#turns.push(goOn),
    );
  }

  /** Goes on after messages had their turn; false where nothing is to be done. */
  turn(): boolean {
    const goOn = this.#turns.shift();
    goOn?.();
    return goOn !== undefined;
  }

  /** Works until nothing is to be done. */
  finish(): void {
    while (this.turn());
  }

  /** Works until nothing is to be done after the rest that follows a typed change. The test has called `fakeTimeouts` before that change. */
  finishAfterRest(): void {
    vi.advanceTimersByTime(TYPING_REST);
    this.finish();
  }

  update(version: number, parts: Partial<UrlsUpdate>): void {
    this.#version = version;
    this.work.update({ kind: 'update', version, ...parts });
  }

  /** Asks; the reply can be had from `replyTo` once it came. */
  request<Name extends keyof UrlsRequests>(name: Name, payload: UrlsRequests[Name]['payload']): number {
    const id = ++this.#lastId;
    this.work.accept({ kind: 'request', id, name, payload } as UrlsRequest);
    return id;
  }

  /** The reply to a request; undefined where there is none, 'failed' where it failed. */
  replyTo(id: number): unknown {
    const message = this.posted.find((each) => 'id' in each && each.id === id && each.kind !== 'progress');
    return message?.kind === 'reply' ? message.reply : message?.kind;
  }

  /** Asks and works until all is done; gives the reply. */
  answer<Name extends keyof UrlsRequests>(
    name: Name,
    payload: UrlsRequests[Name]['payload'],
  ): UrlsRequests[Name]['reply'] {
    const id = this.request(name, payload);
    this.finish();
    return this.replyTo(id) as UrlsRequests[Name]['reply'];
  }

  /** Gives it another list, which has its turn when the test works. */
  sendList(entries: readonly UrlEntry[]): void {
    this.#lists += 1;
    this.update(this.#version, { list: { number: this.#lists, entries } });
  }

  /** Gives it another list and works until all is done; what it told of the list. */
  loadList(entries: readonly UrlEntry[]): ListReport | undefined {
    this.sendList(entries);
    this.finish();
    return this.lists.at(-1);
  }

  /** What was told of lists, in order. */
  get lists(): readonly ListReport[] {
    return this.posted.flatMap((message) => (message.kind === 'list' ? [message.list] : []));
  }

  /** Asks for what waits for a file. */
  async read<Name extends 'sniff' | 'import'>(
    name: Name,
    payload: UrlsRequests[Name]['payload'],
  ): Promise<UrlsRequests[Name]['reply']> {
    const id = this.request(name, payload);
    while (this.replyTo(id) === undefined) {
      this.finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.finish();
    return this.replyTo(id) as UrlsRequests[Name]['reply'];
  }

  /** The newest status. */
  get status(): UrlsStatus {
    const status = this.posted.findLast((message) => message.kind === 'status')?.status;
    if (status === undefined) throw new Error('No status');
    return status;
  }

  /** All rows of the query. */
  rows(): readonly UrlRow[] {
    return this.answer('rows', { from: 0, to: 500 }).rows;
  }
}
