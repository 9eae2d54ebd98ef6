import type { Refusal } from './element-api';
import type { FrameEvent, Reply, Request } from './protocol';

/** Milliseconds until a request fails, including the time to load the frame. */
export const PATIENCE = 15_000;

interface Waiting {
  readonly message: { id: number; method: Request['method']; value: unknown };
  readonly timer: ReturnType<typeof setTimeout>;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Requests to the frame. They may be made before there is a port, and survive a reload of the frame. */
export interface Requests {
  /** Rejects with an Error whose message is a `Refusal`. */
  send(method: Request['method'], value?: unknown): Promise<unknown>;
  /** Uses this port from now on: `greet` sends the first requests, then the waiting ones are sent. */
  connect(port: MessagePort, greet: () => void): void;
  /** Closes the port and rejects all waiting requests. */
  close(reason: Refusal): void;
}

/** `onEvent` receives every event of the frame. */
export function createRequests(onEvent: (event: FrameEvent) => void): Requests {
  const waiting = new Map<number, Waiting>();
  let port: MessagePort | null = null;
  let lastId = 0;

  const settle = (id: number): Waiting | undefined => {
    const entry = waiting.get(id);
    clearTimeout(entry?.timer);
    waiting.delete(id);
    return entry;
  };
  const refuse = (id: number, reason: Refusal): void =>
    settle(id)?.reject(Object.assign(new Error(reason), { name: 'RobotsTxtTesterError' }));
  const post = ({ message }: Waiting): void => {
    try {
      port?.postMessage(message);
    } catch {
      // The value can't be cloned, for example because it contains a function.
      refuse(message.id, 'invalid');
    }
  };

  return {
    send: (method, value) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const timer = setTimeout(() => refuse(id, 'no-answer'), PATIENCE);
        const entry = { message: { id, method, value }, timer, resolve, reject };
        waiting.set(id, entry);
        post(entry);
      }),
    connect(next, greet) {
      port?.close();
      port = next;
      port.onmessage = ({ data }) => {
        const message: Reply | FrameEvent = Object(data);
        if ('event' in message) onEvent(message);
        else if (message.ok) settle(message.id)?.resolve(message.value);
        else refuse(message.id, message.error);
      };
      const earlier = [...waiting.values()];
      greet();
      earlier.forEach(post);
    },
    close(reason) {
      port?.close();
      port = null;
      for (const id of [...waiting.keys()]) refuse(id, reason);
    },
  };
}
