import type { ClientOptions } from './client';
import { Comparing } from './comparing';
import { mergeUpdates } from './pending-update';
import type { RowsRequest, Update } from './protocol';
import { Session } from './session';

/** Rest after the last change before the thread is taken, in milliseconds. */
const REST = 150;
/** Larger files (UTF-16 units) would freeze the page while it is typed into. */
const LARGEST = 512_000;

type InThreadOptions = Pick<
  ClientOptions,
  'currentState' | 'onReport' | 'onComparison' | 'onRows' | 'onStatus'
>;

/** The engine in the page's own thread, for places where no worker starts (a sandboxed frame). Same session, same reports. */
export class InThreadTester {
  readonly #options: InThreadOptions;
  #session: Session | null = null;
  #comparing: Comparing | null = null;
  #waiting: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: InThreadOptions) {
    this.#options = options;
  }

  /** Hands over a change; the answer comes after a rest. */
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
      if (sizeOf(this.#options.currentState()) > LARGEST) {
        this.#session = null;
        this.#options.onStatus('too-large-in-thread');
        return;
      }
      if (this.#session === null) {
        this.#session = new Session();
        this.#comparing = new Comparing(this.#session, this.#options.onComparison);
      }
      this.#options.onStatus('in-thread');
      this.#options.onReport(this.#session.update(update));
      this.#comparing?.restart('typing');
    } catch {
      // The engine has a bug: the text is safe with the page, which offers to start again.
      this.#session = null;
      this.#options.onStatus('stopped');
    }
  }
}

function sizeOf({ open }: Update): number {
  return open?.source.length ?? 0;
}
