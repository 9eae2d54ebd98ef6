/*
 * The first module of the page: begins what the page waits for. Small, so that the browser can run it while it still loads the rest of the script.
 */
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startAhead } from './start-ahead';
import { startWorker } from './trusted-types';

/** Maximum time in milliseconds that the page waits for a draft or a link to be read. */
const PATIENCE = 4_000;

/** Aborts when the page has waited long enough. */
export const patience = AbortSignal.timeout(PATIENCE);

/** The page's address, read. */
export const opening = openAddress();

/** This tab's draft, with the code that saves the next ones. The draft is null once `patience` is over. */
export const reading = readDraft();
// A failure is handled where the draft is waited for, which may be later.
reading.catch(() => undefined);

export type ReadDraft = Awaited<typeof reading>;

async function readDraft() {
  const { IndexedDrafts, keepDraft } = await import('../store/kept-drafts');
  const drafts = new IndexedDrafts();
  return { drafts, draft: await drafts.load(patience), keepDraft };
}

/** Starts a worker that runs the engine; the first one is running already. Throws if the browser forbids workers. */
export const startEngine = startAhead(() => startWorker(workerAddress, 'engine'));
