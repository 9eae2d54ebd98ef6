/**
 * Starts a worker, and returns a function. Its first call returns this worker and replays the events received so far; later calls start new ones. If the
 * first one can't be started, the function tries again, and throws what `start` throws.
 */
export function startAhead(start: () => Worker): () => Worker {
  let first: Worker | null = null;
  try {
    first = start();
  } catch {
    // The browser forbids workers. The returned function tries again, and throws.
  }
  const events: Event[] = [];
  const keep = (event: Event): void => {
    // An error is handled later, and must not reach the console as uncaught.
    event.preventDefault();
    events.push(event);
  };
  const types = ['message', 'error'];
  for (const type of types) first?.addEventListener(type, keep);
  return () => {
    const worker = first;
    if (worker === null) return start();
    first = null;
    for (const type of types) worker.removeEventListener(type, keep);
    queueMicrotask(() => {
      for (const event of events) worker.dispatchEvent(event);
    });
    return worker;
  };
}
