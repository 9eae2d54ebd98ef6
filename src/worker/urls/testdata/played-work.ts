import { vi } from 'vitest';
import type { UrlEntry } from '../../../suite/expected';
import { TYPING_REST } from '../../connection/turns';
import type { PostedCrawler } from '../../posted-crawler';
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

/** Returns a query with these parts; all other fields have their defaults. */
export function queryOf(parts: Partial<TableQuery> = {}): TableQuery {
  return { search: '', requestedBy: null, choice: 'all', order: { by: 'list' }, ...parts };
}

/** Returns the crawler with names. */
export function named(crawler: PostedCrawler, ...names: string[]): UrlsCrawler {
  return { ...crawler, names, consultation: 'unknown' };
}

/** Lets the test control when a rest ends; `vi.useRealTimers` restores timers. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** A `UrlsWork` whose turns the test runs. Records its messages. */
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
      (resume) => this.#turns.push(resume),
    );
  }

  /** Runs the next turn. Returns false if there is nothing to do. */
  turn(): boolean {
    const resume = this.#turns.shift();
    resume?.();
    return resume !== undefined;
  }

  /** Runs turns until there is nothing to do. */
  finish(): void {
    while (this.turn());
  }

  /**
   * Runs turns until there is nothing to do, also after the rest for a typed change. The test must call
   * `fakeTimeouts` before that change.
   */
  finishAfterRest(): void {
    vi.advanceTimersByTime(TYPING_REST);
    this.finish();
  }

  update(version: number, parts: Partial<UrlsUpdate>): void {
    this.#version = version;
    this.work.update({ kind: 'update', version, ...parts });
  }

  /** Sends a request. `replyTo` returns the reply once it has come. */
  request<Name extends keyof UrlsRequests>(name: Name, payload: UrlsRequests[Name]['payload']): number {
    const id = ++this.#lastId;
    this.work.accept({ kind: 'request', id, name, payload } as UrlsRequest);
    return id;
  }

  /** Returns the reply to a request; undefined for none, 'failed' if it failed. */
  replyTo(id: number): unknown {
    const message = this.posted.find((each) => 'id' in each && each.id === id && each.kind !== 'progress');
    return message?.kind === 'reply' ? message.reply : message?.kind;
  }

  /** Sends a request, works until there is nothing to do, and returns the reply. */
  answer<Name extends keyof UrlsRequests>(
    name: Name,
    payload: UrlsRequests[Name]['payload'],
  ): UrlsRequests[Name]['reply'] {
    const id = this.request(name, payload);
    this.finish();
    return this.replyTo(id) as UrlsRequests[Name]['reply'];
  }

  /** Sends another list. `finish` loads it. */
  sendList(entries: readonly UrlEntry[]): void {
    this.#lists += 1;
    this.update(this.#version, { list: { number: this.#lists, entries } });
  }

  /** Sends another list, loads it, and returns the list report. */
  loadList(entries: readonly UrlEntry[]): ListReport | undefined {
    this.sendList(entries);
    this.finish();
    return this.lists.at(-1);
  }

  /** The list reports, in order. */
  get lists(): readonly ListReport[] {
    return this.posted.flatMap((message) => (message.kind === 'list' ? [message.list] : []));
  }

  /** Sends a request that waits for a file, and returns its reply. */
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

  /** Returns all rows of the query. */
  rows(): readonly UrlRow[] {
    return this.answer('rows', { from: 0, to: 500 }).rows;
  }
}
