import type { WorkerPort } from '../worker-port';

/** What came through a port: the message as the other end gets it, and what was handed over with it. */
interface Posted<Message> {
  readonly message: Message;
  readonly transfer: readonly Transferable[];
}

/** The worker's end of a line whose other end is a test. */
export class RecordingPort<Request, Reply> implements WorkerPort {
  readonly posted: Posted<Reply>[] = [];
  readonly #listeners: ((event: MessageEvent) => void)[] = [];

  postMessage(message: Reply, { transfer = [] }: StructuredSerializeOptions = {}): void {
    this.posted.push({ message: structuredClone(message, { transfer }), transfer });
  }

  addEventListener(_type: 'message', listener: (event: MessageEvent) => void): void {
    this.#listeners.push(listener);
  }

  /** Sends the worker a request. */
  send(data: Request): void {
    for (const listener of this.#listeners) listener(new MessageEvent('message', { data }));
  }
}
