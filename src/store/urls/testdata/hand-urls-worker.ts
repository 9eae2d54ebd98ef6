import type { FromUrlsWorker, ToUrlsWorker } from '../../../worker/urls/urls-protocol';
import { UrlsSession } from '../../../worker/urls/urls-session';
import { UrlsWork } from '../../../worker/urls/urls-work';

/** A worker with a list of URLs, in the test's own thread. Messages are cloned as between threads. */
export class HandUrlsWorker extends EventTarget {
  /** Received messages, in order. */
  readonly received: ToUrlsWorker[] = [];
  isTerminated = false;
  readonly #work = new UrlsWork(
    new UrlsSession(),
    (message) => this.emit(structuredClone(message)),
    (goOn) => this.#atNextTurn(goOn),
  );
  /** Number of pending turns. */
  #turns = 0;
  /** Ids of unanswered requests. */
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

  /** True if it has work to do, so that its last message may not be final. */
  get isBusy(): boolean {
    return this.#turns > 0 || this.#unanswered.size > 0;
  }

  emit(data: FromUrlsWorker): void {
    if (data.kind === 'reply' || data.kind === 'failed') this.#unanswered.delete(data.id);
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Fails with an error. */
  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  /** Returns how often this request was received. */
  requestCount(name: string): number {
    return this.received.filter((message) => message.kind === 'request' && message.name === name).length;
  }

  /** Returns how many lists the page has sent; each worker starts with one. */
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
