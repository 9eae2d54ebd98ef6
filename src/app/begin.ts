/*
 * The first module of the page. Starts the engine's worker, and reads the draft and the address, while the shell still loads (ADR 27).
 */
import type { Arrival } from '../store';
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startAhead } from './start-ahead';
import { startWorker } from './trusted-types';

/** Maximum time in milliseconds from `startPatience` until the draft and the address are read. */
const PATIENCE = 4_000;

/** A draft, with the code that saves the next ones. */
export type ReadDraft = Awaited<ReturnType<typeof readDraft>>;

/** What the shell finds begun. */
export interface Begun {
  /** What the page's address contains. */
  readonly arrival: Promise<Arrival | null>;
  /** This tab's draft, with the code that saves the next ones. The draft is null if it is read too late. */
  readonly draft: Promise<ReadDraft>;
  /** Starts a worker that runs the engine; the first one is running already. Throws if the browser forbids workers. */
  startEngine(): Worker;
  /**
   * To be called once, when the shell runs. From then on the address may be removed, and the draft and the address have `PATIENCE` left. Returns the
   * signal that aborts after that.
   */
  startPatience(): AbortSignal;
}

/** Null if the browser is too old: early.ts has taken away the page's root by now. */
export const begun: Begun | null = document.getElementById('root') === null ? null : begin();

function begin(): Begun {
  const patience = new AbortController();
  let shellRuns = (): void => undefined;
  const running = new Promise<void>((resolve) => {
    shellRuns = resolve;
  });
  const draft = readDraft(patience.signal);
  // A failure is handled where the draft is waited for, which may be later.
  draft.catch(() => undefined);
  return {
    arrival: openAddress(running),
    draft,
    startEngine: startAhead(() => startWorker(workerAddress, 'engine')),
    startPatience: () => {
      shellRuns();
      setTimeout(() => patience.abort(), PATIENCE);
      return patience.signal;
    },
  };
}

async function readDraft(patience: AbortSignal) {
  const { IndexedDrafts, keepDraft } = await import('../store/kept-drafts');
  const drafts = new IndexedDrafts();
  return { drafts, draft: await drafts.load(patience), keepDraft };
}
