import type { Refusal } from './element-api';
import type { FrameEvent, Reply, Request } from './protocol';

/** Milliseconds until a request fails, including the time to load the frame. */
export const REQUEST_TIMEOUT = 15_000;

/** Called with the frame's answer: its refusal, or the value of its reply. */
export type OnAnswer = (refusal: Refusal | null, value?: unknown) => void;

/** A request that hasn't been answered. */
interface Waiting {
  /** Sends it through the port, if there is one. */
  post(): void;
  settle: OnAnswer;
}

/** Requests to the frame. They may be made before there is a port, and survive a reload of the frame. */
export interface Requests {
  /** Sends a request, and calls `onAnswer` once. */
  send(method: Request['method'], value: unknown, onAnswer?: OnAnswer): void;
  /** Uses this port from now on: `greet` sends the first requests, then the waiting ones are sent. */
  connect(port: MessagePort, greet: () => void): void;
  /** Closes the port and refuses all waiting requests. */
  close(reason: Refusal): void;
}

/** `onEvent` receives every event of the frame. */
export function createRequests(onEvent: (event: FrameEvent) => void): Requests {
  const waiting = new Map<number, Waiting>();
  let port: MessagePort | null = null;
  let lastId = 0;
  return {
    send(method, value, onAnswer) {
      const id = ++lastId;
      const settle: OnAnswer = (refusal, result) => {
        clearTimeout(timer);
        waiting.delete(id);
        onAnswer?.(refusal, result);
      };
      const post = (): void => {
        try {
          port?.postMessage({ id, method, value });
        } catch {
          // The value can't be cloned, for example because it contains a function.
          settle('invalid');
        }
      };
      const timer = setTimeout(settle, REQUEST_TIMEOUT, 'no-answer');
      waiting.set(id, { post, settle });
      post();
    },
    connect(next, greet) {
      port?.close();
      port = next;
      port.onmessage = ({ data }) => {
        const message: Reply | FrameEvent = Object(data);
        if ('event' in message) onEvent(message);
        else {
          const { id, error, value } = message as { id: number; error?: Refusal; value?: unknown };
          waiting.get(id)?.settle(error ?? null, value);
        }
      };
      const earlier = [...waiting.values()];
      greet();
      for (const { post } of earlier) post();
    },
    close(reason) {
      port?.close();
      port = null;
      for (const { settle } of waiting.values()) settle(reason);
    },
  };
}
