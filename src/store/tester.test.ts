import { beforeEach, describe, expect, test } from 'vitest';
import type { Update, WorkerReply } from '../worker/protocol';
import { Session } from '../worker/session';
import { createTester, type Tester } from './tester';

/** A worker in this thread that answers only when the test says so. */
class HandWorker extends EventTarget {
  readonly #session = new Session();
  readonly waiting: Update[] = [];
  postMessage(update: Update): void {
    this.waiting.push(structuredClone(update));
  }
  terminate(): void {}
  say(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(): void {
    for (const update of this.waiting.splice(0))
      this.say({ kind: 'report', report: this.#session.update(update) });
  }
}

let worker: HandWorker;
let tester: Tester;

beforeEach(() => {
  worker = new HandWorker();
  tester = createTester({ startWorker: () => worker as unknown as Worker, draft: null, theme: 'system' });
  tester.start();
  worker.say({ kind: 'ready' });
  worker.answer();
});

const state = () => tester.store.getState();
const type = (insert: string): void => {
  const text = insert + state().document.text.toString();
  tester.actions.edit([[0, 0, insert]], text);
};

describe('a tester', () => {
  test('begins with the example and its answer', () => {
    expect(state().document.origin).toEqual({ kind: 'example', id: 'shop' });
    expect(state().report).toMatchObject({ version: 1, verdict: { outcome: 'disallowed', line: 12 } });
  });

  test('drops reports on an older version, and shows the newest', () => {
    type('\n');
    type('\n');
    worker.answer();
    expect(state().report?.version).toBe(1);
    worker.answer();
    expect(state().report).toMatchObject({ version: 3, verdict: { line: 14 } });
  });

  test('asks by the tokens of the crawler, in order, and not at all while something is missing', () => {
    tester.actions.setCrawler('googlebot-news');
    worker.answer();
    expect(state().report?.verdict?.selection).toEqual({ reason: 'fallback', token: 'Googlebot' });
    tester.actions.setUrl('example.com');
    worker.answer();
    expect(state().report?.verdict).toBeNull();
    expect(state().url).toMatchObject({ kind: 'problem' });
  });

  test('an edited example is the reader’s own text', () => {
    type('#');
    expect(state().document).toMatchObject({ edited: true, origin: { kind: 'typed' } });
  });

  test('what a file, an example or an empty file replaced can be brought back with its question', () => {
    type('# mine\n');
    tester.actions.setUrl('/mine');
    tester.actions.openExample('tie');
    tester.actions.openExample('sitemap');
    expect(state().notice).toEqual({ kind: 'text-replaced' });
    tester.actions.restoreReplaced();
    expect(state().document.text.toString()).toMatch(/^# mine\n/);
    expect(state().urlInput).toBe('/mine');
    expect(state().notice).toBeNull();
    worker.answer();
    worker.answer();
    expect(state().report?.version).toBe(state().version);
  });

  test('nothing is kept of an example that was only looked at', () => {
    tester.actions.openExample('tie');
    expect(state().notice).toBeNull();
  });

  test('a file keeps its bytes until it is edited, and its name after', async () => {
    await tester.actions.openFile(new File(['User-agent: *\r\nDisallow: /\n'], 'r.txt'));
    expect(state().document).toMatchObject({ lineEnd: 'mixed', origin: { kind: 'file', name: 'r.txt' } });
    worker.answer();
    expect(state().report?.file.bytes).toBe(27);
    type('#');
    expect(state().document).toMatchObject({
      lineEnd: 'lf',
      bytes: null,
      origin: { kind: 'file', name: 'r.txt' },
    });
  });

  test('a file above 10 MB is refused, and what is there stays', async () => {
    const file = new File([], 'big.txt');
    Object.defineProperty(file, 'size', { value: 10_000_001 });
    await tester.actions.openFile(file);
    expect(state().notice).toEqual({
      kind: 'file-too-large',
      name: 'big.txt',
      bytes: 10_000_001,
      limit: 10_000_000,
    });
    expect(state().document.origin.kind).toBe('example');
  });

  test('further rows are added to the list they belong to', () => {
    const rules = Array.from({ length: 300 }, () => 'Disallow: /').join('\n');
    tester.actions.edit(
      [[0, state().document.text.length, `User-agent: *\n${rules}`]],
      `User-agent: *\n${rules}`,
    );
    worker.answer();
    expect(state().document.origin).toEqual({ kind: 'typed' });
    expect(state().report?.verdict?.candidates.length).toBe(200);
    tester.actions.showMoreRows('candidates');
    expect(worker.waiting).toEqual([
      expect.objectContaining({ kind: 'rows', list: 'candidates', from: 200 }),
    ]);
    const { version } = state();
    worker.say({
      kind: 'rows',
      version,
      list: 'candidates',
      from: 200,
      rows: state().report?.verdict?.candidates.slice(0, 100) ?? [],
    });
    expect(state().report?.verdict?.candidates.length).toBe(300);
    worker.say({ kind: 'rows', version: version - 1, list: 'candidates', from: 300, rows: [] });
    expect(state().report?.verdict?.candidates.length).toBe(300);
  });
});
