import { expect, it } from 'vitest';
import type { UrlRow } from '../../../../store';
import { PAGE, RowPages } from './row-pages';

type Reply = { state: number; from: number; rows: UrlRow[] };

/** A worker that replies when the test calls `answer` or `fail`. */
class FakeWorker {
  readonly requests: number[] = [];
  readonly #waiting = new Map<number, { resolve(reply: Reply): void; reject(): void }>();

  readonly rows = (from: number): Promise<Reply> => {
    this.requests.push(from / PAGE);
    return new Promise((resolve, reject) => this.#waiting.set(from / PAGE, { resolve, reject }));
  };

  async answer(page: number, state: number, line = 0, requestedBy: string[] = []): Promise<void> {
    const from = page * PAGE;
    const rows = Array.from({ length: PAGE }, (_, index) => ({ ...rowOf(from + index, line), requestedBy }));
    this.#waiting.get(page)?.resolve({ state, from, rows });
    await Promise.resolve();
  }

  async fail(page: number): Promise<void> {
    this.#waiting.get(page)?.reject();
    await Promise.resolve();
    await Promise.resolve();
  }
}

function rowOf(row: number, line: number): UrlRow {
  return {
    row,
    url: `/p${row}`,
    count: 1,
    requestedBy: [],
    expected: null,
    cells: [{ outcome: 0, line, asked: null, expected: null, isMet: null, isOwn: false }],
  };
}

const all = { rows: 1_000_000, state: 1 };

it('requests the visible rows and returns them once they have arrived', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  let changes = 0;
  pages.subscribe(() => changes++);
  pages.request({ from: 50, to: 150, ...all });
  expect(worker.requests).toEqual([0, 1]);
  expect(pages.rowAt(60)).toBeUndefined();
  await worker.answer(0, 1);
  expect(pages.rowAt(60)?.url).toBe('/p60');
  expect(changes).toBe(1);
  pages.request({ from: 50, to: 150, ...all });
  expect(worker.requests).toEqual([0, 1]);
});

it('never has more than two requests pending, and skips pages that were scrolled past', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  pages.request({ from: 0, to: 500, ...all });
  expect(worker.requests).toEqual([0, 1]);
  pages.request({ from: 900_000, to: 900_050, ...all });
  expect(worker.requests).toEqual([0, 1]);
  await worker.answer(0, 1);
  expect(worker.requests).toEqual([0, 1, 9_000]);
});

it('keeps rows of an older state until newer ones arrive, and reuses row objects that are equal', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  pages.request({ from: 0, to: 50, ...all });
  await worker.answer(0, 1);
  const before = pages.rowAt(3);
  pages.request({ from: 0, to: 50, ...all, state: 2 });
  expect(worker.requests).toEqual([0, 0]);
  expect(pages.rowAt(3)).toBe(before);
  await worker.answer(0, 2);
  expect(pages.rowAt(3)).toBe(before);
  pages.request({ from: 0, to: 50, ...all, state: 3 });
  await worker.answer(0, 3, 12);
  expect(pages.rowAt(3)?.cells[0]?.line).toBe(12);
  pages.request({ from: 0, to: 50, ...all, state: 4 });
  await worker.answer(0, 4, 12, ['Googlebot']);
  expect(pages.rowAt(3)?.requestedBy).toEqual(['Googlebot']);
  pages.request({ from: 0, to: 50, ...all, state: 5 });
  await worker.answer(0, 5, 12, ['Bingbot']);
  expect(pages.rowAt(3)?.requestedBy).toEqual(['Bingbot']);
});

it('does not request again after a reply with an older state than requested', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  pages.request({ from: 0, to: 50, ...all, state: 5 });
  await worker.answer(0, 4);
  pages.request({ from: 0, to: 50, ...all, state: 5 });
  expect(worker.requests).toEqual([0]);
});

it('retries a failed request when rows are next wanted', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  pages.request({ from: 0, to: 50, ...all });
  await worker.fail(0);
  expect(worker.requests).toEqual([0]);
  pages.request({ from: 0, to: 50, ...all });
  expect(worker.requests).toEqual([0, 0]);
});

it('requests nothing after the last row', () => {
  const worker = new FakeWorker();
  new RowPages(worker.rows).request({ from: 0, to: 500, rows: 70, state: 1 });
  expect(worker.requests).toEqual([0]);
});

it('drops the oldest pages', async () => {
  const worker = new FakeWorker();
  const pages = new RowPages(worker.rows);
  for (let page = 0; page < 70; page++) {
    pages.request({ from: page * PAGE, to: page * PAGE + 10, ...all });
    await worker.answer(page, 1);
  }
  expect(pages.rowAt(0)).toBeUndefined();
  expect(pages.rowAt(69 * PAGE)).toBeDefined();
});
