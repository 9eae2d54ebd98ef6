import * as v from 'valibot';
import type { Guess, Question, Verdict } from './element-api';
import {
  type FrameEvent,
  type Host,
  PROTOCOL_VERSION,
  type Reply,
  type Request,
  type RequestResult,
  type SettingValues,
  type WindowMessage,
} from './protocol';
import { readRequest, requestId } from './read-request';

/** Maximum number of announcements, however many pings the host sends. */
const MAX_ANNOUNCEMENTS = 20;

/** Maximum number of requests within `SECOND` (ms). */
const REQUESTS = 20;
const SECOND = 1_000;

const done: RequestResult = { ok: true };

/** The tester inside the frame, as used by its host. Called with validated values only. */
export interface FrameTester {
  /** Returns the editor's text with LF line ends. */
  getText(): string;
  /** Replaces the text; at most 512,000 bytes. */
  setText(text: string): void;
  /** Sets the question and returns its verdict; null if there is no answer. */
  ask(question: Question): Promise<Verdict | null>;
  /** Scrolls a line into view, counted from 1; it may be beyond the end of the text. */
  showLine(line: number): void;
  /** Returns a link to this state in the tester; null if it would be too long. */
  getShareLink(): Promise<string | null>;
  /** Absent values stay unchanged; null restores the default. */
  set(settings: SettingValues): void;
  /** Puts back the file and the question that the host gave. */
  reset(): void;
}

/** Notifications from the tester inside the frame to its host. All methods may be called at any time, even without a host. */
export interface FrameBridge {
  /** The tester is visible and answers requests. */
  ready(): void;
  /** There is a new answer. */
  verdict(verdict: Verdict): void;
  /** The reader of a quiz has guessed. */
  guess(guess: Guess): void;
  /** The reader changed the text, or it was reset; `length` is in UTF-16 units. */
  change(length: number): void;
  /** The height in CSS pixels that the content needs. */
  height(height: number): void;
  /** Asks the host to open a link; returns false if no host does that. */
  open(link: string): boolean;
  /** Ends the connection. */
  dispose(): void;
}

/** The part of the frame's window that the bridge needs. */
export type FrameWindow = Pick<Window, 'parent' | 'crypto' | 'performance'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Connects the tester with the first host that answers: the page around the frame, identified by the nonce that only it received. */
export function connectFrame(tester: FrameTester, frame: FrameWindow = window): FrameBridge {
  const bridge = new Bridge(tester, frame);
  // A top-level page is its own parent and has no host.
  if (frame.parent !== (frame as unknown)) bridge.listen();
  return bridge;
}

class Bridge implements FrameBridge {
  readonly #tester: FrameTester;
  readonly #frame: FrameWindow;
  readonly #nonce: string;
  readonly #allowance: RequestAllowance;
  #announcements = 0;
  #port: MessagePort | null = null;
  #host: Host = { height: 'fixed', opens: false };
  // Latest state, sent to a host when it connects.
  #ready = false;
  #verdict: Verdict | null = null;
  #height: number | null = null;

  constructor(tester: FrameTester, frame: FrameWindow) {
    this.#tester = tester;
    this.#frame = frame;
    this.#allowance = new RequestAllowance(() => frame.performance.now());
    const bytes = frame.crypto.getRandomValues(new Uint8Array(16));
    this.#nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  listen(): void {
    this.#frame.addEventListener('message', this.#onWindowMessage);
    this.#announce();
  }

  ready(): void {
    this.#ready = true;
    this.#post({ event: 'ready' });
  }

  verdict(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#post({ event: 'verdict', verdict });
  }

  guess(guess: Guess): void {
    this.#post({ event: 'guess', guess });
  }

  change(length: number): void {
    this.#post({ event: 'change', length });
  }

  height(height: number): void {
    this.#height = height;
    if (this.#host.height === 'auto') this.#post({ event: 'height', height });
  }

  open(link: string): boolean {
    if (this.#port === null || !this.#host.opens) return false;
    this.#post({ event: 'open', link });
    return true;
  }

  dispose(): void {
    this.#frame.removeEventListener('message', this.#onWindowMessage);
    this.#port?.close();
    this.#port = null;
    this.#host = { height: 'fixed', opens: false };
  }

  #announce(): void {
    if (this.#announcements === MAX_ANNOUNCEMENTS) return;
    this.#announcements += 1;
    // The target is any origin, because the host's origin is unknown. Only the parent window receives the nonce.
    this.#frame.parent.postMessage({ robotsTxtTester: PROTOCOL_VERSION, nonce: this.#nonce }, '*');
  }

  readonly #onWindowMessage = (event: Event): void => {
    const { source, data, ports } = event as MessageEvent<unknown>;
    if (source !== this.#frame.parent || this.#port !== null) return;
    const message = readWindowMessage(data);
    if (message === null) return;
    if (message.nonce === undefined) this.#announce();
    else if (message.nonce === this.#nonce && ports.length === 1 && ports[0]) this.#pin(ports[0]);
  };

  /** Uses this port for the host and ignores every later one. */
  #pin(port: MessagePort): void {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<unknown>) => void this.#accept(data);
    if (this.#ready) this.#post({ event: 'ready' });
    if (this.#verdict !== null) this.#post({ event: 'verdict', verdict: this.#verdict });
  }

  async #accept(message: unknown): Promise<void> {
    const id = requestId(message);
    if (id === null) return;
    // Check the allowance before validating the rest of the message, because a flood must cost next to nothing.
    if (!this.#allowance.consume()) {
      this.#send({ id, ok: false, error: 'busy' });
      return;
    }
    const request = readRequest(message);
    if (typeof request === 'string') {
      this.#send({ id, ok: false, error: request });
      return;
    }
    try {
      this.#send({ id, ...(await this.#answer(request)) });
    } catch (error) {
      this.#send({ id, ok: false, error: 'no-answer' });
      throw error;
    }
  }

  async #answer(request: Request): Promise<RequestResult> {
    const tester = this.#tester;
    switch (request.method) {
      case 'hello':
        this.#welcome(request.value);
        return done;
      case 'setText':
        tester.setText(request.value.text);
        return done;
      case 'getText':
        return { ok: true, value: tester.getText() };
      case 'ask': {
        const verdict = await tester.ask(request.value);
        return verdict === null ? { ok: false, error: 'no-answer' } : { ok: true, value: verdict };
      }
      case 'showLine':
        tester.showLine(request.value.line);
        return done;
      case 'getShareLink': {
        const link = await tester.getShareLink();
        return link === null ? { ok: false, error: 'too-large' } : { ok: true, value: link };
      }
      case 'reset':
        tester.reset();
        return done;
      case 'set':
        tester.set(request.value);
        return done;
    }
  }

  #welcome(host: Host): void {
    this.#host = host;
    if (this.#height !== null) this.height(this.#height);
  }

  #post(event: FrameEvent): void {
    this.#port?.postMessage(event);
  }

  #send(reply: Reply): void {
    this.#port?.postMessage(reply);
  }
}

const windowMessageSchema = v.object({
  robotsTxtTester: v.literal(PROTOCOL_VERSION),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Validates a window message; null if it isn't part of this protocol. */
function readWindowMessage(data: unknown): WindowMessage | null {
  const result = v.safeParse(windowMessageSchema, data);
  return result.success ? result.output : null;
}

/** Limits requests to 20 within any 1,000 ms. */
class RequestAllowance {
  readonly #now: () => number;
  /** Times of the last 20 accepted requests, oldest first. */
  readonly #times: number[] = [];

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns true and counts the request if it is within the limit. */
  consume(): boolean {
    const now = this.#now();
    const [oldest] = this.#times;
    if (this.#times.length === REQUESTS && oldest !== undefined && now - oldest < SECOND) return false;
    if (this.#times.length === REQUESTS) this.#times.shift();
    this.#times.push(now);
    return true;
  }
}
