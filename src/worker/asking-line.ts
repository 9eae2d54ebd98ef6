import { type LineOptions, WorkerLine } from './worker-line';

/** What a worker may be asked: by name the request and its reply. */
type Requests<R> = Readonly<Record<keyof R, { readonly ask: unknown; readonly reply: unknown }>>;

/** What a worker says about requests. */
export type RequestWord =
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
export class AskingLine<
  Update,
  Word extends { readonly kind: string },
  R extends Requests<R>,
> extends WorkerLine<Update, Word> {
  readonly #asked = new Map<number, Waiting>();
  readonly #task: string;
  #lastId = 0;

  /** @param task What the worker does, for the messages of errors: "keeps URLs". */
  constructor(task: string, options: LineOptions<Update, Word>) {
    super({
      ...options,
      onWord: (word) => {
        if (isAboutRequest(word)) this.#hear(word);
        else options.onWord(word);
      },
      owes: () => this.#asked.size > 0 || options.owes?.() === true,
      onEnd: () => {
        options.onEnd?.();
        const asked = [...this.#asked.values()];
        this.#asked.clear();
        for (const { reject } of asked) reject(new Error(`The worker that ${task} has ended`));
      },
    });
    this.#task = task;
  }

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  ask<Name extends keyof R>(name: Name, ask: R[Name]['ask'], follow: Follow = {}): Promise<R[Name]['reply']> {
    if (!this.isStarted) return Promise.reject(new Error(`There is no worker that ${this.#task}`));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject, follow });
      this.flush();
      this.post({ kind: 'ask', id, name, ask });
      this.#cancelWith(id, follow.signal);
    });
  }

  #cancelWith(id: number, signal: AbortSignal | undefined): void {
    const cancel = (): void => {
      if (this.#asked.has(id)) this.post({ kind: 'cancel', id });
    };
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  }

  #hear(word: RequestWord): void {
    const waiting = this.#asked.get(word.id);
    if (word.kind === 'progress') {
      waiting?.follow.onProgress?.(word.bytes, word.urls);
      return;
    }
    this.#asked.delete(word.id);
    if (word.kind === 'reply') waiting?.resolve(word.reply as never);
    else waiting?.reject(new Error(`The worker that ${this.#task} could not answer`));
  }
}

function isAboutRequest(word: { readonly kind: string }): word is RequestWord {
  return word.kind === 'progress' || word.kind === 'reply' || word.kind === 'failed';
}
