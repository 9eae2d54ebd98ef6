import { type ConnectionOptions, WorkerConnection } from './connection';

/** Requests that a worker accepts: payload and reply by name. */
export type RequestTypes<R> = Readonly<
  Record<keyof R, { readonly payload: unknown; readonly reply: unknown }>
>;

/** A request as posted. Replies carry its id and may come in any order. */
export type PostedRequest<R extends RequestTypes<R>> = {
  readonly [Name in keyof R]: {
    readonly kind: 'request';
    readonly id: number;
    readonly name: Name;
    readonly payload: R[Name]['payload'];
  };
}[keyof R];

/** Messages of a worker about requests. */
export type RequestMessage<Reply = unknown> =
  /** Progress: bytes of the source read so far, and number of URLs in the list. */
  | { readonly kind: 'progress'; readonly id: number; readonly bytes: number; readonly urls: number }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  /** The request failed because of a bug. */
  | { readonly kind: 'failed'; readonly id: number };

/** Callbacks for following a request. */
export interface RequestFollow {
  /** Called with the bytes of the source read so far and the number of URLs in the list. */
  onProgress?(bytes: number, urls: number): void;
  /** Cancels the work; the reply still comes. */
  readonly signal?: AbortSignal;
}

/** A pending request. */
interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly follow: RequestFollow;
}

/** A connection to a worker that accepts requests. Pending requests are rejected if the worker crashes. */
export class RequestConnection<
  Update,
  Message extends { readonly kind: string },
  R extends RequestTypes<R>,
> extends WorkerConnection<Update, Message> {
  readonly #pending = new Map<number, Waiting>();
  readonly #task: string;
  #lastId = 0;

  /** @param task What the worker does, for error messages: "keeps URLs". */
  constructor(task: string, options: ConnectionOptions<Update, Message>) {
    super({
      ...options,
      onMessage: (message) => {
        if (isAboutRequest(message)) this.#receive(message);
        else options.onMessage(message);
      },
      owes: () => this.#pending.size > 0 || options.owes?.() === true,
      onEnd: () => {
        options.onEnd?.();
        const pending = [...this.#pending.values()];
        this.#pending.clear();
        for (const { reject } of pending) reject(new Error(`The worker that ${task} has ended`));
      },
    });
    this.#task = task;
  }

  /**
   * Sends a request. The reply refers to the newest update sent before it, or to a later one. Rejects if the
   * worker can't answer or isn't running.
   */
  request<Name extends keyof R>(
    name: Name,
    payload: R[Name]['payload'],
    follow: RequestFollow = {},
  ): Promise<R[Name]['reply']> {
    if (!this.isStarted) return Promise.reject(new Error(`There is no worker that ${this.#task}`));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, follow });
      this.flush();
      this.post({ kind: 'request', id, name, payload });
      this.#cancelWith(id, follow.signal);
    });
  }

  #cancelWith(id: number, signal: AbortSignal | undefined): void {
    const cancel = (): void => {
      if (this.#pending.has(id)) this.post({ kind: 'cancel', id });
    };
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  }

  #receive(message: RequestMessage): void {
    const waiting = this.#pending.get(message.id);
    if (message.kind === 'progress') {
      waiting?.follow.onProgress?.(message.bytes, message.urls);
      return;
    }
    this.#pending.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.reply as never);
    else waiting?.reject(new Error(`The worker that ${this.#task} could not answer`));
  }
}

function isAboutRequest(message: { readonly kind: string }): message is RequestMessage {
  return message.kind === 'progress' || message.kind === 'reply' || message.kind === 'failed';
}
