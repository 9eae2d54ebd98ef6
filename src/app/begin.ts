/*
 * The first module of the page: begins what the page waits for. Small, so that the browser can run it while it still loads the rest of the script.
 */
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startAhead } from './start-ahead';
import { startWorker } from './trusted-types';

/** Maximum time in milliseconds that the page waits for a draft or a link to be read. */
const PATIENCE = 4_000;

const patience = new AbortController();
let takeAddress = (): void => undefined;
const taking = new Promise<void>((resolve) => {
  takeAddress = resolve;
});

/**
 * Called when the rest of the script runs: the address is removed once it is read, and the draft and the address get `PATIENCE` from now on. Returns the
 * signal of its end.
 */
export function waitForBegun(): AbortSignal {
  takeAddress();
  setTimeout(() => patience.abort(), PATIENCE);
  return patience.signal;
}

/** The page's address, read. */
export const opening = openAddress(taking);

/** This tab's draft, with the code that saves the next ones. The draft is null once the page waits no longer. */
export const reading = readDraft();
// A failure is handled where the draft is waited for, which may be later.
reading.catch(() => undefined);

export type ReadDraft = Awaited<typeof reading>;

async function readDraft() {
  const { IndexedDrafts, keepDraft } = await import('../store/kept-drafts');
  const drafts = new IndexedDrafts();
  return { drafts, draft: await drafts.load(patience.signal), keepDraft };
}

/** Starts a worker that runs the engine; the first one is running already. Throws if the browser forbids workers. */
export const startEngine = startAhead(() => startWorker(workerAddress, 'engine'));
