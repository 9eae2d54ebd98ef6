import type { Address } from './address';
import { refusedArrival } from './no-arrival';
import type { Arrival } from './state';

/** Maximum time for the worker to start, in milliseconds. */
const START_LIMIT = 10_000;
/** Maximum time for the worker to read an address, in milliseconds. The largest link takes 3 seconds on a busy machine. */
const READ_LIMIT = 60_000;

/** Dependencies of `readLink`. */
export interface LinkReading {
  /** Starts the worker (`src/app/link.worker.ts`); may throw if the browser forbids workers. */
  startWorker(): Worker;
  /** Loads the code that reads in the page's own thread. */
  loadSubstitute(): Promise<{ readPageAddress(address: Address): Promise<Arrival> }>;
  /** Returns the address to read; null if there is none. Called once, as soon as it can be read. */
  currentAddress(): Address | null;
}

/**
 * Reads an address in a worker, so that no link blocks the page; in the page's own thread if the worker doesn't start. Null if there was nothing
 * to read. A worker that fails while reading means `unfinished`. Rejects if neither the worker nor its substitute can be loaded.
 */
export async function readLink({
  startWorker,
  loadSubstitute,
  currentAddress,
}: LinkReading): Promise<Arrival | null> {
  const worker = await startedWorker(startWorker);
  if (worker === null) {
    const { readPageAddress } = await loadSubstitute();
    const address = currentAddress();
    return address && readPageAddress(address);
  }
  const address = currentAddress();
  const arrival = address && (await arrivalFrom(worker, address));
  worker.terminate();
  return arrival;
}

/** Resolves with the worker once it is ready; null if it doesn't start. */
async function startedWorker(startWorker: () => Worker): Promise<Worker | null> {
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return null;
  }
  if ((await nextMessage(worker, START_LIMIT)) === 'ready') return worker;
  worker.terminate();
  return null;
}

async function arrivalFrom(worker: Worker, address: Address): Promise<Arrival> {
  const message = nextMessage(worker, READ_LIMIT);
  worker.postMessage(address);
  // The worker's code is our own and has validated its message already.
  return ((await message) as Arrival | null) ?? refusedArrival('unfinished');
}

/** Resolves with the worker's next message; null if the worker fails, or posts nothing within `limit` milliseconds. */
function nextMessage(worker: Worker, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), limit);
    const end = (message: unknown): void => {
      clearTimeout(timer);
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      resolve(message);
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onmessageerror = () => end(null);
    worker.onerror = (event) => {
      // Handled here, so that it doesn't reach the console as an uncaught error.
      event.preventDefault();
      end(null);
    };
  });
}
