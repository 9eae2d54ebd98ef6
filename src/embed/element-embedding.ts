import { frameAddress } from './element-address';
import type { Refusal } from './element-api';
import { createBox } from './element-box';
import { createFrame, type Frame } from './element-frame';
import { createHeightFollower, readHeight } from './element-height';
import { createLinkOpener } from './element-links';
import { createRequests, PATIENCE } from './element-requests';
import { parameterOf, type SettingName, settingNames, settingsOf } from './element-settings';
import { innerText } from './element-text';
import type { FrameEvent, Request } from './protocol';

/** How far outside the window a lazy frame begins to load (CSS). */
const MARGIN = '150px';
/** Changed attributes that the frame had no time for are told again after this many milliseconds. */
const LATER = 1_000;
/** For the author, above the element's own content. ASCII: the host page's encoding may be another. */
const NOT_PLAIN_TEXT =
  "This robots.txt can't be tested here: it isn't plain text. If this is your page, put the file in a <pre> element without other markup.";
const nothing = (): void => {};

/** What is inside an element: its frame, and what is said to it. It can be started and stopped many times: an element may be moved. */
export interface Embedding {
  /** The element is in the page. */
  start(): void;
  /** The element is no longer in the page. */
  stop(): void;
  /** An attribute has another value. */
  changed(name: string): void;
  /** Asks the frame, which is loaded first where that has not happened. Rejects with an Error whose message is a `Refusal`. */
  request(method: Request['method'], value?: unknown): Promise<unknown>;
  /** `request` for a text, which outlives the frame. */
  setText(text: string): Promise<void>;
}

/**
 * Makes an element's inside; `home` is the tester's address where the attribute `tester` is missing. A closure, not a class: in ES2020, for which
 * the script is written, private fields would double its size.
 */
export function createEmbedding(host: HTMLElement, home: string): Embedding {
  const box = createBox(host);
  const requests = createRequests(onEvent);
  const now = () => performance.now();
  const followHeight = createHeightFollower(now);
  const openLink = createLinkOpener(now, (address) => void open(address, '_blank', 'noopener'));
  /** What the frame has not been told of. */
  let stale = new Set<SettingName | 'text'>();
  /** Null until the element's content has been read. */
  let observer: IntersectionObserver | null = null;
  let frame: Frame | null = null;
  let tester = '';
  let hasPort = false;
  /** The text that the frame has to show: the one inside the element until another is set. Null where the frame's own is meant. */
  let text: string | null = null;
  let textSent: Promise<unknown> = Promise.resolve();
  /** What is inside the element is not its author's file, and is not sent. */
  let isMangled = false;
  /** The page has set a text: what is inside the element no longer matters. */
  let isTextSet = false;
  /** The element shows its own content, at its own height, instead of the frame. */
  let hasFailed = false;
  /** Ends the wait for a frame that never answers. */
  let silence: ReturnType<typeof setTimeout>;
  let height = 0;
  /** Somebody asked for something: the frame loads wherever it is. */
  let isLoadRequested = false;

  const attribute = (name: string): string | null => host.getAttribute(name);
  const limits = () => readHeight(attribute('height'), attribute('max-height'));
  const resize = (to: number): void => {
    height = to;
    if (!hasFailed) box.resize(to);
  };
  const emit = (type: string, detail: unknown): void => {
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  };
  /** Says something whose answer nobody outside waits for. */
  const send = (method: Request['method'], value: unknown): Promise<unknown> => {
    const reply = requests.send(method, value);
    reply.catch(nothing);
    return reply;
  };
  /** Gives the element back to its own content, and tells the page why. */
  const fail = (reason: Refusal): void => {
    clearTimeout(silence);
    if (hasFailed) return;
    hasFailed = true;
    box.show(false);
    box.resize(null);
    // Does not bubble: the window would take it for an error of the page's scripts.
    host.dispatchEvent(new CustomEvent('error', { detail: { reason } }));
  };
  const hello = (): void => void send('hello', { height: limits().auto ? 'auto' : 'fixed', opens: true });

  function start(): void {
    hasFailed = isTextSet = false;
    resize(limits().start);
    const fill = (): void => {
      if (observer || !host.isConnected) return;
      const inside = innerText(host);
      isMangled = !inside.isPlain;
      if (!isMangled) text = text ?? inside.text;
      box.fill(inside);
      observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && load(),
        {
          rootMargin: MARGIN,
        },
      );
      observer.observe(host);
      loadIfRequested();
    };
    // An element may begin to live before its content has been read.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', fill, { once: true });
    else queueMicrotask(fill);
  }

  function stop(): void {
    clearTimeout(silence);
    isLoadRequested = hasPort = false;
    observer?.disconnect();
    frame?.close();
    observer = frame = null;
    requests.close('removed');
    box.show(false);
  }

  function loadIfRequested(): void {
    if (isLoadRequested || attribute('loading') === 'eager') load();
  }

  function load(): void {
    if (!observer || frame) return;
    observer.disconnect();
    if (isMangled && text === null && !isTextSet) {
      if (!hasFailed) box.note(NOT_PLAIN_TEXT);
      refuse('not-plain-text');
      return;
    }
    try {
      // Throws where there is no usable address: `//` stands for none. Only the web's are.
      tester = new URL((attribute('tester') || home || '//').replace(/\/?$/, '/'), document.baseURI).href;
      if (!/^https?:/.test(tester)) throw new TypeError(tester);
      const settings = settingNames.map((name) => [name, parameterOf(host, name)] as const);
      const { address, left } = frameAddress(new URL('embed/', tester).href, [
        ...settings,
        ['text', text] as const,
      ]);
      stale = new Set(left);
      frame = createFrame(address, greet);
      label();
      box.put(frame.iframe);
      silence = setTimeout(fail, PATIENCE, 'no-answer');
    } catch {
      refuse('invalid');
    }
  }

  /** Refuses to load a frame. */
  function refuse(reason: Refusal): void {
    requests.close(reason);
    fail(reason);
  }

  function label(): void {
    if (frame) frame.iframe.title = attribute('label') ?? 'robots.txt example';
  }

  function greet(port: MessagePort): void {
    // Loaded again, with what its address says, and maybe without that.
    if (hasPort) stale = new Set([...settingNames, 'text']);
    hasPort = true;
    requests.connect(port, () => {
      hello();
      sendStale();
    });
  }

  /** Tells what has changed, all at once: frameworks set attributes one by one. */
  function sendStale(): void {
    if (!hasPort) return;
    if (stale.delete('text') && text !== null) textSent = send('setText', { text });
    const names = [...stale] as SettingName[];
    stale.clear();
    if (names.length === 0) return;
    send('set', settingsOf(host, names)).catch(({ message }) => {
      if (message !== 'busy') return;
      for (const name of names) stale.add(name);
      setTimeout(sendStale, LATER);
    });
  }

  function onEvent(data: FrameEvent): void {
    const { event } = data;
    if (event === 'ready') {
      textSent.then(
        () => {
          clearTimeout(silence);
          hasFailed = false;
          resize(height);
          box.show(true);
          emit(event, null);
        },
        ({ message }) => message !== 'removed' && fail(message),
      );
    } else if (event === 'verdict') emit(event, data.verdict);
    else if (event === 'change') emit(event, { length: data.length });
    else if (event === 'height') {
      const { auto, max } = limits();
      if (auto) resize(followHeight(data.height, height, max));
    } else if (event === 'open') openLink(data.link, tester);
  }

  return {
    start,
    stop,
    changed(name) {
      if ((settingNames as readonly string[]).includes(name)) {
        stale.add(name as SettingName);
        queueMicrotask(sendStale);
      } else if (name === 'label') label();
      else if (name === 'loading') loadIfRequested();
      else if (name !== 'tester') {
        resize(limits().start);
        if (hasPort) hello();
      } else if (observer) {
        // Also where there is no frame: the address before was none.
        stop();
        start();
      }
    },
    request(method, value) {
      const answer = requests.send(method, value);
      isLoadRequested = true;
      if (host.isConnected) loadIfRequested();
      else requests.close('removed');
      return answer;
    },
    async setText(next) {
      isTextSet = true;
      await this.request('setText', { text: next });
      text = next;
    },
  };
}
