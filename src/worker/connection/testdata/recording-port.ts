import type { WorkerPort } from '../port';

/** A message posted through a port, as the other end receives it, with the objects transferred. */
interface Posted<Message> {
  readonly message: Message;
  readonly transfer: readonly Transferable[];
}

/** A worker's port whose other end is a test. */
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
