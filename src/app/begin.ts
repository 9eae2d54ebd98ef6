/*
 * The first module of the page. Starts the engine's worker, and reads the draft and the address, while the shell still loads (ADR 27).
 */
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startAhead } from './start-ahead';
import { startWorker } from './trusted-types';

/** Maximum time for reading the draft and the address, in milliseconds after `startTimeout`. */
const START_TIMEOUT = 4_000;

/** A draft, with the code that saves the next ones. */
export type ReadDraft = Awaited<ReturnType<typeof readDraft>>;

/** Work that starts before the shell runs, for the shell to take over. */
export type EarlyWork = ReturnType<typeof begin>;

/** Null in a browser that is too old: `tellTooOld` has removed the root's id. */
export const earlyWork: EarlyWork | null = document.getElementById('root') === null ? null : begin();

function begin() {
  const timeout = new AbortController();
  let shellRuns = (): void => undefined;
  const running = new Promise<void>((resolve) => {
    shellRuns = resolve;
  });
  const draft = readDraft(timeout.signal);
  // A failure is handled where the draft is waited for, which may be later.
  draft.catch(() => undefined);
  return {
    /** The content of the page's address; null if it has none. */
    arrival: openAddress(running),
    /** This tab's draft, with the code that saves the next ones. The draft is null if there is none, or if reading it took too long. */
    draft,
    /** Returns a worker that runs the engine: at first the one that has already been started, then new ones. Throws if the browser forbids workers. */
    startEngine: startAhead(() => startWorker(workerAddress, 'engine')),
    /**
     * Call this once, when the shell runs. The address is removed only after that, and reading it and the draft may take `START_TIMEOUT` from then on. Returns
     * a signal that aborts when that time is over.
     */
    startTimeout: (): AbortSignal => {
      shellRuns();
      setTimeout(() => timeout.abort(), START_TIMEOUT);
      return timeout.signal;
    },
  };
}

async function readDraft(timeout: AbortSignal) {
  const { IndexedDrafts, keepDraft } = await import(/* chunk: kept-drafts */ '../store/kept-drafts');
  const drafts = new IndexedDrafts();
  return { drafts, draft: await drafts.load(timeout), keepDraft };
}
