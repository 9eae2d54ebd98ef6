import { elementTexts } from '../messages/en/embed-element';
import { frameAddress } from './element-address';
import type { Refusal, Verdict } from './element-api';
import { type SettingName, settingNames } from './element-attributes';
import { createBox } from './element-box';
import { type Block, blockBefore } from './element-fences';
import { createFrame, type Frame } from './element-frame';
import { createHeightFollower, heightFor, readHeight } from './element-height';
import { createLinkOpener } from './element-links';
import { createRequests, PATIENCE } from './element-requests';
import { createFrameSettings } from './element-settings';
import { innerText, type SourceText } from './element-text';
import { followTheme } from './element-theme';
import type { FrameEvent, Request } from './protocol';

/** Distance from the viewport at which a lazy frame starts to load (CSS). */
const MARGIN = '150px';
/** Milliseconds without a change until the reader's text is kept, in case the page moves the element. */
const KEEP_DELAY = 300;
/** Milliseconds by which each waiting eager frame starts later. If all started at once, the first answer would come after the last frame's scripts. */
const STEP = 50;
/** Number of eager frames that haven't started. */
let waiting = 0;
const nothing = (): void => {};

/** The element's frame and its connection. Can be started and stopped many times, because an element may be moved. */
export interface Embedding {
  /** Called when the element is connected to the page. */
  start(): void;
  /** Called when the element is removed from the page. */
  stop(): void;
  /** Called when an attribute changes. */
  changed(name: string): void;
  /** Sends a request to the frame, which is loaded first if necessary. Rejects with an Error whose message is a `Refusal`. */
  request(method: Request['method'], value?: unknown): Promise<unknown>;
  /** Like `request` for a text, which is kept if the frame is replaced. */
  setText(text: string): Promise<void>;
  /** The last verdict; null before the first. */
  readonly verdict: Verdict | null;
}

/**
 * Creates the element's embedding; `home` is the tester's address if the attribute `tester` is missing. A closure, not a class: in ES2020, the
 * script's target, private fields would double its size.
 */
export function createEmbedding(host: HTMLElement, home: string): Embedding {
  const box = createBox(host);
  const requests = createRequests(onEvent);
  const now = () => performance.now();
  const followHeight = createHeightFollower(now);
  const openLink = createLinkOpener(now, (address) => void open(address, '_blank', 'noopener'));
  const settings = createFrameSettings(host, {
    theme: box.theme,
    set: (value) => requests.send('set', value),
    retry: sendMissing,
  });
  /** True if the frame doesn't have the text. */
  let isTextMissing = false;
  /** Null until the element's content has been read. */
  let observer: IntersectionObserver | null = null;
  let frame: Frame | null = null;
  let tester = '';
  let hasPort = false;
  /** Text for the frame: `ownText` until `setText` or the reader replaces it. Null if there is none; the frame then keeps its text. */
  let text: string | null = null;
  /** The text in the page, as it was read last. */
  let ownText: string | null = null;
  /** The block before the element, if the text is from there. */
  let block: Block | null = null;
  let verdict: Verdict | null = null;
  let keepTimer: ReturnType<typeof setTimeout>;
  let stopWatching = nothing;
  let stopWatchingBlock = nothing;
  let textSent: Promise<unknown> = Promise.resolve();
  /** True if the content may differ from its author's plain text, so it isn't sent. */
  let isMangled = false;
  /** True once the page has called `setText` since the element was connected. The frame then loads even if the content is mangled. */
  let isTextSet = false;
  /** True once the frame has taken a text from `setText`, or is about to: the text in the page then no longer counts. */
  let isPagesText = false;
  let textCalls = 0;
  /** True once the reader has changed the text. */
  let isEdited = false;
  /** True if the frame covers the block before the element. */
  let isCovering = false;
  /** True after a failure, while the element shows its own content at its own height instead of the frame. */
  let hasFailed = false;
  /** Timeout for a frame that never answers. */
  let silence: ReturnType<typeof setTimeout>;
  /** Null for the height of the element's content. */
  let height: number | null = null;
  let isFrameShown = false;
  /** True once the frame has said that it is ready. */
  let isReady = false;
  /** True after a request: the frame then loads even outside the viewport. */
  let isLoadRequested = false;

  const attribute = (name: string): string | null => host.getAttribute(name);
  const isLine = () => settings.read('view') === 'verdict';
  const limits = () => readHeight(attribute('height'), attribute('max-height'), isLine());
  const resize = (to: number | null): void => {
    height = to ?? (frame ? height : null);
    if (!hasFailed) box.resize(height, block && isCovering && showsFile() ? block.above() : 0);
  };
  const showsFile = (): boolean => /^(both|editor)$/.test(settings.read('view') ?? 'both');
  /** Shows the frame instead of the content and the block before it, or hides it again. */
  const show = (isShown: boolean): void => {
    isFrameShown = isShown;
    box.show(isShown);
    block?.hide(isShown && isCovering && showsFile());
    resize(height);
  };
  const emit = (type: string, detail: unknown): void => {
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  };
  /** Sends a request whose result no caller waits for. */
  const send = (method: Request['method'], value: unknown): Promise<unknown> => {
    const reply = requests.send(method, value);
    reply.catch(nothing);
    return reply;
  };
  /** Shows the element's own content again, and reports the reason to the page. */
  const fail = (reason: Refusal): void => {
    clearTimeout(silence);
    if (hasFailed) return;
    hasFailed = true;
    show(false);
    box.offer(null);
    box.resize(null);
    // Does not bubble, because `window` would treat it as a script error of the page.
    host.dispatchEvent(new CustomEvent('error', { detail: { reason } }));
  };
  const hello = (): void => void send('hello', { height: limits().auto ? 'auto' : 'fixed', opens: true });

  function start(): void {
    hasFailed = isTextSet = false;
    resize(limits().start);
    const fill = (): void => {
      if (observer || !host.isConnected) return;
      const inside = innerText(host);
      block = inside.text === null && inside.isPlain && !isPagesText ? blockBefore(host) : null;
      isCovering = block !== null;
      if (block) stopWatchingBlock = block.watch(onBlock);
      const source = block?.read() ?? inside;
      updateText(source);
      box.fill(source);
      resize(height);
      const onSight: IntersectionObserverCallback = (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      };
      observer = new IntersectionObserver(onSight, { rootMargin: MARGIN });
      observe();
    };
    // An element may be connected before its content has been parsed.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fill);
    else queueMicrotask(fill);
  }

  /** Replaces the frame's text by the one in the page if that has changed. If it hasn't, `setText` or the reader may have replaced it. */
  function updateText(source: SourceText): void {
    isMangled = !source.isPlain;
    if (isMangled || isPagesText || source.text === null || source.text === ownText) return;
    text = ownText = source.text;
    isEdited = false;
    isTextMissing = true;
    sendMissing();
  }

  /** Called when the block before the element has changed. */
  function onBlock(isThere: boolean): void {
    if (!isThere) {
      stop();
      start();
    } else {
      if (block) updateText(block.read());
      resize(height);
    }
  }

  /** Returns to the height that the attributes set, and lets the frame report its own. */
  function startHeight(): void {
    resize(limits().start);
    if (hasPort) hello();
  }

  /** Waits until the frame should load: for a click if the page says so and there is a text, else for the reader to come near. */
  function observe(): void {
    const isOffered = attribute('loading') === 'click' && text !== null && !isMangled;
    const onClick = (): void => {
      isLoadRequested = true;
      load();
    };
    if (!frame) box.offer(isOffered ? onClick : null, limits().start === null);
    if (isOffered) observer?.unobserve(host);
    else observer?.observe(host);
    if (isLoadRequested || attribute('loading') === 'eager')
      setTimeout(() => {
        waiting--;
        load();
      }, STEP * waiting++);
  }

  function stop(): void {
    clearTimeout(silence);
    clearTimeout(keepTimer);
    isLoadRequested = hasPort = isReady = false;
    observer?.disconnect();
    frame?.close();
    stopWatching();
    stopWatchingBlock();
    requests.close('removed');
    show(false);
    observer = frame = block = null;
  }

  function load(): void {
    if (!observer || frame) return;
    observer.disconnect();
    if (isMangled && text === null && !isTextSet) {
      if (!hasFailed) box.note(elementTexts.notPlainText);
      refuse('not-plain-text');
      return;
    }
    try {
      // `new URL` throws if there is no usable address, as for `//`. Only http and https are allowed.
      tester = new URL((attribute('tester') || home || '//').replace(/\/?$/, '/'), document.baseURI).href;
      if (!/^https?:/.test(tester)) throw new TypeError(tester);
      const { address, left } = frameAddress(new URL('embed/', tester).href, [
        ...settingNames.map((name) => [name, settings.read(name)] as const),
        ['text', text] as const,
      ]);
      settings.setMissing(left.filter((name) => name !== 'text'));
      isTextMissing = left.includes('text');
      textSent = Promise.resolve();
      // The frame takes the place of the content without moving anything.
      resize(height ?? heightFor(box.height() + (block && isCovering ? block.above() : 0)));
      frame = createFrame(address, greet);
      label();
      const { iframe } = frame;
      stopWatching = followTheme(
        host,
        () => settings.read('theme'),
        (theme) => {
          // Browsers paint a background behind a frame whose scheme differs from its element's.
          iframe.style.colorScheme = theme ?? '';
          changed('theme');
        },
      );
      box.put(iframe);
      silence = setTimeout(fail, PATIENCE, 'no-answer');
    } catch {
      refuse('invalid');
    }
  }

  /** Rejects all requests and reports why no frame is loaded. */
  function refuse(reason: Refusal): void {
    requests.close(reason);
    fail(reason);
  }

  function label(): void {
    if (frame) frame.iframe.title = attribute('label') ?? elementTexts.label;
  }

  function greet(port: MessagePort): void {
    // The frame was reloaded with its address, which may lack the latest settings: send all.
    if (hasPort) {
      settings.setMissing(settingNames);
      isTextMissing = true;
    }
    hasPort = true;
    requests.connect(port, () => {
      hello();
      sendMissing();
    });
  }

  /** Sends text and settings that the frame doesn't have. */
  function sendMissing(): void {
    if (!hasPort) return;
    if (isTextMissing && text !== null) {
      textSent = send('setText', { text });
      if (hasFailed && isReady) textSent.then(reveal, nothing);
    }
    isTextMissing = false;
    settings.send();
  }

  /** Shows the frame and tells the page. */
  function reveal(): void {
    clearTimeout(silence);
    hasFailed = false;
    show(true);
    emit('ready', null);
  }

  function onEvent(data: FrameEvent): void {
    const { event } = data;
    if (event === 'ready') {
      isReady = true;
      textSent.then(reveal, ({ message }) => message !== 'removed' && fail(message));
    } else if (event === 'verdict') {
      verdict = data.verdict;
      settings.keep(verdict);
      const { crawler, url, sentence, outcome } = verdict;
      // Only the text in the page is printed.
      box.answer(outcome === 'none' || isEdited || isPagesText ? '' : `${crawler}, ${url}: ${sentence}`);
      emit(event, verdict);
    } else if (event === 'guess') emit(event, data.guess);
    else if (event === 'change') {
      isEdited = true;
      box.answer('');
      clearTimeout(keepTimer);
      keepTimer = setTimeout(() => {
        requests.send('getText').then((kept) => {
          text = kept as string;
        }, nothing);
      }, KEEP_DELAY);
      emit(event, { length: data.length });
    } else if (event === 'height') {
      const { auto, max } = limits();
      if (auto) resize(followHeight(data.height, height ?? 0, max, isLine()));
    } else if (event === 'open') openLink(data.link, tester);
  }

  function changed(name: string): void {
    if ((settingNames as readonly string[]).includes(name)) {
      settings.change(name as SettingName);
      if (name === 'view') {
        show(isFrameShown);
        // The view decides the default.
        if (attribute('height') === null) startHeight();
      }
      queueMicrotask(sendMissing);
    } else if (name === 'label') label();
    else if (name === 'loading') observe();
    else if (name !== 'tester') startHeight();
    else if (observer) {
      // Restart even without a frame, because the previous address may have been unusable.
      stop();
      start();
    }
  }

  return {
    start,
    stop,
    changed,
    get verdict() {
      return verdict;
    },
    request(method, value) {
      const answer = requests.send(method, value);
      isLoadRequested = host.isConnected;
      if (isLoadRequested) load();
      else requests.close('removed');
      return answer;
    },
    async setText(next) {
      const call = ++textCalls;
      const former = { isPagesText, isCovering };
      isTextSet = isPagesText = true;
      isCovering &&= isFrameShown;
      resize(height);
      try {
        await this.request('setText', { text: next });
        text = next;
        box.answer('');
        // The frame was ready, but had refused the text before.
        if (hasFailed && isReady) reveal();
      } catch (error) {
        if (call === textCalls) ({ isPagesText, isCovering } = former);
        show(isFrameShown);
        throw error;
      }
    },
  };
}
