import { expect, it, vi } from 'vitest';
import { startAhead } from './start-ahead';

/** Returns a function that starts workers that do nothing, and the workers that it has started. */
function starter() {
  const workers: EventTarget[] = [];
  const start = () => {
    const worker = new EventTarget();
    workers.push(worker);
    return worker as Worker;
  };
  return { workers, start };
}

/** Collects the types of a worker's events, as the page does. */
function typesOf(worker: Worker): string[] {
  const types: string[] = [];
  for (const type of ['message', 'error']) worker.addEventListener(type, () => types.push(type));
  return types;
}

it('starts one worker at once, and hands it over once', () => {
  const { workers, start } = starter();
  const take = startAhead(start);
  expect(workers).toHaveLength(1);
  expect(take()).toBe(workers[0]);
  expect(workers).toHaveLength(1);
  expect(take()).toBe(workers[1]);
});

it('repeats the events that came before, in their order, and then stays out of the way', async () => {
  const { workers, start } = starter();
  const take = startAhead(start);
  const error = new Event('error', { cancelable: true });
  workers[0]?.dispatchEvent(new Event('message'));
  workers[0]?.dispatchEvent(error);
  expect(error.defaultPrevented).toBe(true);
  const types = typesOf(take());
  await Promise.resolve();
  expect(types).toEqual(['message', 'error']);
  const late = new Event('error', { cancelable: true });
  workers[0]?.dispatchEvent(late);
  expect([types, late.defaultPrevented]).toEqual([['message', 'error', 'error'], false]);
});

it('tries again when a worker is needed if none could be started', () => {
  const start = vi.fn<() => Worker>(() => {
    throw new TypeError('No workers here');
  });
  const take = startAhead(start);
  expect(take).toThrow('No workers here');
  expect(start).toHaveBeenCalledTimes(2);
});
