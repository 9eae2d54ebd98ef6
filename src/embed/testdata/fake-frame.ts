import type { FrameTester, FrameWindow } from '../bridge';
import type { Verdict } from '../element-api';

/** A sample verdict. */
export const aVerdict: Verdict = {
  outcome: 'disallowed',
  line: 2,
  rule: 'Disallow: /',
  sentence: 'No. Blocked by line 2: Disallow: /',
  crawler: 'Googlebot',
  url: '/a',
  engine: 'google',
};

/** A frame's window whose parent records the messages it receives. */
export class FakeFrame implements FrameWindow {
  /** Messages that the frame posted to its parent. */
  readonly announced: { message: unknown; target: unknown }[] = [];
  /** Current time of the frame's clock, in milliseconds. */
  clock = 0;
  readonly parent = {
    postMessage: (message: unknown, target: unknown) => this.announced.push({ message, target }),
  } as unknown as Window;
  readonly crypto = globalThis.crypto;
  readonly performance = { now: () => this.clock } as Performance;
  readonly #events = new EventTarget();

  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
    this.#events.addEventListener(type, listener);
  }

  removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
    this.#events.removeEventListener(type, listener);
  }

  /** The nonce that the frame announced last. */
  get nonce(): string {
    const last = this.announced.at(-1)?.message as { nonce?: string } | undefined;
    return last?.nonce ?? '';
  }

  /** Delivers a message to the frame's window, by default from its parent. */
  deliver(data: unknown, ports: readonly unknown[] = [], source: unknown = this.parent): void {
    this.#events.dispatchEvent(Object.assign(new Event('message'), { source, data, ports }));
  }
}

/** The frame's end of a port: delivers the host's messages synchronously and records the frame's. */
export class FakePort {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  postMessage(message: Record<string, unknown>): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Delivers a message from the host. Resolves after all synchronous and microtask work that follows. */
  async deliver(data: unknown): Promise<void> {
    this.onmessage?.({ data } as MessageEvent);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A tester that records its calls. */
export function fakeTester(): FrameTester & { readonly calls: [method: string, ...values: unknown[]][] } {
  const calls: [string, ...unknown[]][] = [];
  return {
    calls,
    getText: () => 'User-agent: *',
    setText: (text) => void calls.push(['setText', text]),
    ask: (question) => {
      calls.push(['ask', question]);
      return Promise.resolve(aVerdict);
    },
    reset: () => void calls.push(['reset']),
    showLine: (line) => void calls.push(['showLine', line]),
    getShareLink: () => Promise.resolve('https://tester.example/#1.x'),
    set: (settings) => void calls.push(['set', settings]),
  };
}
