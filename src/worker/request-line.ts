import { type LineOptions, WorkerLine } from './worker-line';

/** What a worker may be asked: by name the request and its reply. */
type Requests<R> = Readonly<Record<keyof R, { readonly payload: unknown; readonly reply: unknown }>>;

/** What a worker says about requests. */
export type RequestMessage =
  /** How far the work is: bytes of its source that were read, and URLs that the list has. */
  | { readonly kind: 'progress'; readonly id: number; readonly bytes: number; readonly urls: number }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  /** The request cannot be answered, because of a bug. */
  | { readonly kind: 'failed'; readonly id: number };

/** How a request is followed until its reply. */
export interface Follow {
  /** Bytes of the source that the worker has read, and URLs that the list has. */
  onProgress?(bytes: number, urls: number): void;
  /** Ends the work; its reply comes all the same. */
  readonly signal?: AbortSignal;
}

/** Somebody who waits for a reply. */
interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly follow: Follow;
}

/** A line to a worker that can be asked for something. What was asked of a worker that dies is rejected. */
export class RequestLine<
  Update,
  Message extends { readonly kind: string },
  R extends Requests<R>,
> extends WorkerLine<Update, Message> {
  readonly #pending = new Map<number, Waiting>();
  readonly #task: string;
  #lastId = 0;

  /** @param task What the worker does, for the messages of errors: "keeps URLs". */
  constructor(task: string, options: LineOptions<Update, Message>) {
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

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  request<Name extends keyof R>(
    name: Name,
    payload: R[Name]['payload'],
    follow: Follow = {},
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
