import { expect, test } from 'vitest';
import { UrlsClient } from '../urls-client';
import type { FromUrlsWorker, ToUrlsWorker } from '../urls-protocol';
import { type CompareStatus, PLAIN_COMPARE_QUERY } from './compare-protocol';

/** A worker that does nothing itself; the test posts its messages. */
class SilentWorker extends EventTarget {
  readonly sent: ToUrlsWorker[] = [];
  postMessage(message: ToUrlsWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.sent.length = 0;
  }
  emit(data: FromUrlsWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const compare = (source: string) => ({ kind: 'compare', choice: 1, other: { source } }) as const;
const query = { kind: 'compare-query', query: PLAIN_COMPARE_QUERY } as const;
const status: CompareStatus = { choice: 1, state: 1, phase: 'complete', done: 1, all: 1, result: null };

test('a worker that starts late or restarts gets the newest update of each kind, and its statuses are forwarded', () => {
  const workers: SilentWorker[] = [];
  const statuses: (CompareStatus | null)[] = [];
  const client = new UrlsClient({
    startWorker: () => {
      const worker = new SilentWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    currentState: () => ({ kind: 'update', version: 1 }),
    onTable: () => undefined,
    onList: () => undefined,
    onStatus: () => undefined,
    onComparison: (next) => statuses.push(next),
  });
  const sentKinds = () => workers.at(-1)?.sent.filter(({ kind }) => kind.startsWith('compare'));
  client.start();
  client.compare(query);
  client.compare(compare('first'));
  client.compare(compare('second'));
  expect(sentKinds()).toEqual([]);
  workers.at(-1)?.emit({ kind: 'ready' });
  expect(sentKinds()).toEqual([query, compare('second')]);
  client.compare(compare('third'));
  expect(sentKinds()?.at(-1)).toEqual(compare('third'));
  workers.at(-1)?.emit({ kind: 'compare-status', status });
  workers.at(-1)?.emit({ kind: 'compare-status', status: null });
  expect(statuses).toEqual([status, null]);
  client.start();
  workers.at(-1)?.emit({ kind: 'ready' });
  expect(workers).toHaveLength(2);
  expect(sentKinds()).toEqual([query, compare('third')]);
  client.dispose();
});
