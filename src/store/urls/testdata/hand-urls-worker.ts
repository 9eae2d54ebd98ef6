import type { FromUrlsWorker, ToUrlsWorker } from '../../../worker/urls/urls-protocol';
import { UrlsSession } from '../../../worker/urls/urls-session';
import { UrlsWork } from '../../../worker/urls/urls-work';

/** A worker that keeps a list of URLs, in the thread of a test. What goes in and out is cloned, as between threads. */
export class HandUrlsWorker extends EventTarget {
  /** What it was told, in order. */
  readonly heard: ToUrlsWorker[] = [];
  isTerminated = false;
  readonly #work = new UrlsWork(
    new UrlsSession(),
    (message) => this.say(structuredClone(message)),
    (goOn) => this.#atNextTurn(goOn),
  );
  /** Turns that it waits for. */
  #turns = 0;
  /** Identities of what it was asked and has not answered. */
  readonly #unanswered = new Set<number>();

  postMessage(message: ToUrlsWorker): void {
    const heard = structuredClone(message);
    this.heard.push(heard);
    if (heard.kind === 'update') this.#work.update(heard);
    else if (heard.kind === 'query') this.#work.show(heard.query);
    else if (heard.kind === 'ask') this.#ask(heard);
    else if (heard.kind === 'cancel') this.#work.cancel(heard.id);
    else this.#work.compare(heard);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Whether it has something to do: what it said last may not be its last word. */
  get isBusy(): boolean {
    return this.#turns > 0 || this.#unanswered.size > 0;
  }

  say(data: FromUrlsWorker): void {
    if (data.kind === 'reply' || data.kind === 'failed') this.#unanswered.delete(data.id);
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Dies of an error. */
  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  /** How often something was asked of it. */
  askedFor(name: string): number {
    return this.heard.filter((message) => message.kind === 'ask' && message.name === name).length;
  }

  /** How many lists the page has sent; each worker begins with one. */
  get lists(): number {
    return this.heard.filter((message) => message.kind === 'update' && message.list !== undefined).length;
  }

  #ask(asked: Extract<ToUrlsWorker, { kind: 'ask' }>): void {
    this.#unanswered.add(asked.id);
    this.#work.ask(asked);
  }

  #atNextTurn(goOn: () => void): void {
    this.#turns += 1;
    setImmediate(() => {
      this.#turns -= 1;
      goOn();
    });
  }
}
