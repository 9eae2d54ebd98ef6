import { dialectById } from '../../engine';
import { Comparing } from './comparing';
import type { Comparable } from './loaded-dialects';
import { mergeUpdates } from './merge-updates';
import type { ClientOptions } from './tester-client';
import type { RowsRequest, Update } from './tester-protocol';
import { TesterSession } from './tester-session';

/** Delay in ms after the last change before the engine blocks the page's thread. */
const REST = 150;
/** Maximum UTF-16 units of a file. A larger file would freeze the page while the user types. */
const LARGEST_FILE = 512_000;

type InThreadOptions = Pick<
  ClientOptions,
  'currentState' | 'onReport' | 'onComparison' | 'onRows' | 'onStatus'
>;

/**
 * The engine in the page's own thread, if no worker can start (as in a sandboxed frame). Uses the same
 * session and reports.
 */
export class InThreadTester {
  readonly #options: InThreadOptions;
  readonly #comparable: Comparable;
  #session: TesterSession | null = null;
  #comparing: Comparing | null = null;
  #waiting: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: InThreadOptions, fileTraits: Comparable['fileTraits']) {
    this.#options = options;
    this.#comparable = { has: () => true, fileTraits };
  }

  /** Sends a change. The report follows after `REST` ms without another change. */
  send(update: Update): void {
    this.#comparing?.stop();
    this.#waiting = mergeUpdates(this.#waiting, update);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#answer(), REST);
  }

  requestRows(request: RowsRequest): void {
    if (this.#session !== null) this.#options.onRows(this.#session.rows(request));
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#comparing?.stop();
  }

  #answer(): void {
    try {
      const update = (this.#session && this.#waiting) ?? this.#options.currentState();
      this.#waiting = null;
      if (sizeOf(this.#options.currentState()) > LARGEST_FILE) {
        this.#session = null;
        this.#options.onStatus('too-large-in-thread');
        return;
      }
      if (this.#session === null) {
        this.#session = new TesterSession(dialectById, this.#comparable);
        this.#comparing = new Comparing(this.#session, this.#options.onComparison);
      }
      this.#options.onStatus('in-thread');
      this.#options.onReport(this.#session.update(update));
      this.#comparing?.restart('typing');
    } catch {
      // A bug in the engine. The page still has the text and offers to start again.
      this.#session = null;
      this.#options.onStatus('stopped');
    }
  }
}

function sizeOf({ open }: Update): number {
  return open?.source.length ?? 0;
}
