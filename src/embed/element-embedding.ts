import { testerFolder } from './element-address';
import type { Verdict } from './element-api';
import { type Box, createBox } from './element-box';
import { blockBefore } from './element-fences';
import { createFrame } from './element-frame';
import { lookOf } from './element-look';
import type { EffectDetails, ElementEffect, FrameMeasures, Step } from './element-model';
import { createRequests, type OnAnswer, type Requests } from './element-requests';
import {
  blockChanged,
  contentRead,
  greeted,
  initialState,
  nextState,
  requested,
  textCallAnswered,
  textCalled,
  themeChanged,
} from './element-state';
import { frameChanged, load as seen, sendMissing, silenceEnded } from './element-steps';
import { innerText } from './element-text';
import { followTheme } from './element-theme';
import type { Request } from './protocol';

/** Distance from the viewport at which a lazy frame starts to load (CSS). */
const MARGIN = '150px';
/** Milliseconds by which each waiting eager frame starts later. If all started at once, the first answer would come after the last frame's scripts. */
const EAGER_STEP = 50;
/** Number of eager frames that haven't started. */
let waiting = 0;

/** An element's state and effects. */
export interface Embedding {
  /** Brings an event to the state, shows its new look and runs its effects. */
  dispatch<Details extends readonly unknown[]>(step: Step<Details>, ...details: Details): void;
  /** Sends a request to the frame, which is loaded first if necessary. Rejects with an Error whose message is a `Refusal`. */
  request(method: Request['method'], value?: unknown): Promise<unknown>;
  /** Like `request` for a text, which is kept if the frame is replaced. */
  setText(text: string): Promise<unknown>;
  /** The last verdict; null before the first. */
  readonly verdict: Verdict | null;
}

/**
 * Creates the element's embedding; `home` is the tester's address if the attribute `tester` is missing.
 */
export function createEmbedding(host: HTMLElement, home: string): Embedding {
  let state = initialState();
  const dispatch: Embedding['dispatch'] = (step, ...details) => {
    state = nextState(state, step, ...details);
    // Showing the frame may move the focus, and then a listener of the page may cause the next event.
    const { effects } = state;
    show();
    for (const [type, ...values] of effects)
      (run[type] as (...values: readonly unknown[]) => void)(...values);
  };
  const show = (): void => box.render(lookOf(state));
  const requests = createRequests((data) => dispatch(frameChanged, data, performance.now()));
  /** Returns the theme for the frame: that of the attribute, or of the page around the element. */
  const theme = (): string => {
    const { theme: own = 'auto' } = state.attributes;
    return own === 'auto' ? box.theme() : own;
  };
  const checkTheme = (): void => {
    const now = theme();
    if (now !== state.theme) dispatch(themeChanged, now);
  };
  /** Dispatches an event that may load the frame. Only then is the element measured. */
  const load = (step: Step<[FrameMeasures | null]>): void =>
    dispatch(
      step,
      state.stage === 'read'
        ? {
            theme: theme(),
            folder: testerFolder(state.attributes.tester || home, document.baseURI),
            ...box.measure(),
          }
        : null,
    );
  const box = createBox(host, () => load(requested));
  /** Reads the content, or the block before the element if there is no text in it. */
  const read = (): void => {
    if (state.stage !== 'entered') return;
    const inside = innerText(host);
    const block = inside.text === null && inside.isPlain && state.textCalls === 0 ? blockBefore(host) : null;
    const source = block?.read() ?? inside;
    box.fill(source, block);
    dispatch(contentRead, source, block !== null);
    if (block) stops.push(block.watch(() => dispatch(blockChanged, block.read())));
  };
  const stops: (() => void)[] = [];
  const run = createEffects(host, box, requests, stops, dispatch, load, read, show, checkTheme);
  const request = (method: Request['method'], value: unknown, onAnswer?: OnAnswer): Promise<unknown> =>
    new Promise((resolve, reject) => {
      requests.send(method, value, (refusal, result) => {
        onAnswer?.(refusal);
        if (refusal) reject(Object.assign(new Error(refusal), { name: 'RobotsTxtTesterError' }));
        else resolve(result);
      });
      load(requested);
    });
  return {
    dispatch,
    request,
    setText(text) {
      dispatch(textCalled);
      return request('setText', { text }, (refusal) => dispatch(textCallAnswered, refusal ? null : text));
    },
    get verdict() {
      return state.verdict;
    },
  };
}

/** Returns the functions that run the effects. `stops` receives those that end what they have begun. */
function createEffects(
  host: HTMLElement,
  box: Box,
  requests: Requests,
  stops: (() => void)[],
  dispatch: Embedding['dispatch'],
  load: (step: typeof seen) => void,
  read: () => void,
  show: () => void,
  checkTheme: () => void,
): { readonly [Type in ElementEffect[0]]: (...details: EffectDetails<Type>) => void } {
  const timers = new Map<Step, ReturnType<typeof setTimeout>>();
  const sight = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) load(seen);
    },
    { rootMargin: MARGIN },
  );
  return {
    read() {
      // An element may be connected before its content has been parsed.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', read);
      else queueMicrotask(read);
    },
    watch: (isOn) => (isOn ? sight.observe(host) : sight.unobserve(host)),
    queue() {
      setTimeout(() => {
        waiting--;
        load(seen);
      }, EAGER_STEP * waiting++);
    },
    createFrame(address) {
      const { iframe, close } = createFrame(
        address,
        (port) => requests.connect(port, () => dispatch(greeted)),
        () => dispatch(silenceEnded),
      );
      box.put(iframe);
      show();
      stops.push(close, followTheme(host, checkTheme));
    },
    send(method, value, reply?) {
      requests.send(method, value, reply && ((refusal, answer) => dispatch(reply, refusal, answer)));
    },
    sendSoon: () => queueMicrotask(() => dispatch(sendMissing)),
    timer(step, time) {
      clearTimeout(timers.get(step));
      timers.set(
        step,
        setTimeout(() => dispatch(step), time),
      );
    },
    emit(name, detail) {
      // An `error` that bubbles would be a script error of the page to `window`.
      const bubbles = name !== 'error';
      host.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
    },
    open: (address) => window.open(address, '_blank', 'noopener'),
    refuse: requests.close,
    end() {
      for (const timer of timers.values()) clearTimeout(timer);
      sight.disconnect();
      for (const stop of stops.splice(0)) stop();
      requests.close('removed');
    },
  };
}
