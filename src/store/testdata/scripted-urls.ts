import { onTestFinished } from 'vitest';
import { serveUrls } from '../../worker/urls/serve-urls';
import type { TesterOptions } from '../tester';
import { createUrls } from '../urls/create-urls';
import { inThread } from './start-tester';

/** The list of URLs with a worker that a test can make fail or wait. */
interface ScriptedUrls {
  readonly loadUrls: NonNullable<TesterOptions['loadUrls']>;
  /** Behaviour of workers started from now on. */
  mode: 'works' | 'throws' | 'dies';
  /** Ends the current worker with an error. */
  fail(): void;
  /** Withholds `list` and `reply` messages until the returned function is called, so an import stays in progress. */
  holdReplies(): () => void;
}

export function scriptedUrls(): ScriptedUrls {
  let worker: Worker | null = null;
  /** Messages that are held back; null while none are. */
  let held: (() => void)[] | null = null;
  const scripted: ScriptedUrls = {
    mode: 'works',
    loadUrls: async () => (tester) =>
      createUrls(tester, startWorker, () => Promise.reject(new Error('There is no link'))),
    fail: () => worker && endWithError(worker),
    holdReplies: () => {
      held = [];
      // The client terminates a worker that is silent for too long.
      const heartbeat = setInterval(
        () => worker?.dispatchEvent(new MessageEvent('message', { data: { kind: 'working' } })),
        1_000,
      );
      onTestFinished(() => clearInterval(heartbeat));
      return () => {
        clearInterval(heartbeat);
        for (const deliver of held?.splice(0) ?? []) deliver();
        held = null;
      };
    },
  };
  const startWorker = (): Worker => {
    if (scripted.mode === 'throws') throw new Error('planted');
    const started = inThread(serveUrls);
    const listen = started.addEventListener.bind(started) as (
      type: string,
      listener: (event: Event) => void,
    ) => void;
    const addEventListener: typeof listen = (type, listener) =>
      listen(type, (event) => {
        const isHeld = event instanceof MessageEvent && ['list', 'reply'].includes(event.data.kind);
        if (isHeld && held !== null) held.push(() => listener(event));
        else listener(event);
      });
    Object.assign(started, { addEventListener });
    // The worker starts, but fails at the first message.
    if (scripted.mode === 'dies')
      Object.assign(started, { postMessage: () => queueMicrotask(() => endWithError(started)) });
    worker = started;
    return started;
  };
  return scripted;
}

function endWithError(worker: Worker): void {
  worker.dispatchEvent(new Event('error', { cancelable: true }));
}
