import type { FromUrlsWorker, ToUrlsWorker } from '../../../worker/urls/urls-protocol';
import { UrlsSession } from '../../../worker/urls/urls-session';
import { UrlsWork } from '../../../worker/urls/urls-work';

/** A worker that keeps a list of URLs, in the thread of a test. What goes in and out is cloned, as between threads. */
export class HandUrlsWorker extends EventTarget {
  /** What it was told, in order. */
  readonly received: ToUrlsWorker[] = [];
  isTerminated = false;
  readonly #work = new UrlsWork(
    new UrlsSession(),
    (message) => this.emit(structuredClone(message)),
    (goOn) => this.#atNextTurn(goOn),
  );
  /** Turns that it waits for. */
  #turns = 0;
  /** Identities of what it was asked and has not answered. */
  readonly #unanswered = new Set<number>();

  postMessage(message: ToUrlsWorker): void {
    const received = structuredClone(message);
    this.received.push(received);
    if (received.kind === 'update') this.#work.update(received);
    else if (received.kind === 'query') this.#work.show(received.query);
    else if (received.kind === 'request') this.#accept(received);
    else if (received.kind === 'cancel') this.#work.cancel(received.id);
    else this.#work.compare(received);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Whether it has something to do: what it said last may not be its last word. */
  get isBusy(): boolean {
    return this.#turns > 0 || this.#unanswered.size > 0;
  }

  emit(data: FromUrlsWorker): void {
    if (data.kind === 'reply' || data.kind === 'failed') this.#unanswered.delete(data.id);
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Dies of an error. */
  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  /** How often something was asked of it. */
  requestCount(name: string): number {
    return this.received.filter((message) => message.kind === 'request' && message.name === name).length;
  }

  /** How many lists the page has sent; each worker begins with one. */
  get lists(): number {
    return this.received.filter((message) => message.kind === 'update' && message.list !== undefined).length;
  }

  #accept(request: Extract<ToUrlsWorker, { kind: 'request' }>): void {
    this.#unanswered.add(request.id);
    this.#work.accept(request);
  }

  #atNextTurn(goOn: () => void): void {
    this.#turns += 1;
    setImmediate(() => {
      this.#turns -= 1;
      goOn();
    });
  }
}
