import type { CDPSession, Page } from '@playwright/test';
import { at, openBigFile, openBuiltPage, testUrl } from './big-page';

/**
 * Part of `npm run bench`: typing into the 512,000-byte file in the built page. Prints the time from `beforeinput` to the frame after the one that shows
 * the new version, in milliseconds. Also prints the hand-over to the worker, the longest task, the longest input delay, and the growth of the heap.
 */
const KEYS = 100;
const EDITS_FOR_HEAP = [200, 1000] as const;

interface Times {
  answers: number[];
  handOvers: number[];
  longTasks: number[];
  inputDelays: number[];
}

const { page, close } = await openBuiltPage(observe);
try {
  await openBigFile(page);
  await testUrl(page);
  await page.getByRole('textbox', { name: 'robots.txt', exact: true }).click();
  await typeKeys(page, 20);
  await showLastAnswer(page);
  await page.evaluate(() => {
    for (const list of Object.values((globalThis as unknown as { times: Times }).times)) list.splice(0);
  });
  await typeKeys(page, KEYS);
  await showLastAnswer(page);
  report(await page.evaluate(() => (globalThis as unknown as { times: Times }).times));
  await reportHeap(page);
} finally {
  await close();
}

/** Runs in the page before everything else. */
function observe(): void {
  const times: Times = { answers: [], handOvers: [], longTasks: [], inputDelays: [] };
  (globalThis as unknown as { times: Times }).times = times;
  let pressed: number | null = null;
  addEventListener('beforeinput', () => (pressed ??= performance.now()), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      times.inputDelays.push(entry.processingStart - entry.startTime);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
    const start = performance.now();
    post.apply(this, message as unknown as Parameters<typeof post>);
    times.handOvers.push(performance.now() - start);
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      if (pressed === null || !mutations.some(({ attributeName }) => attributeName === 'data-version'))
        return;
      const start = pressed;
      pressed = null;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.answers.push(performance.now() - start);
        channel.port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, attributeFilter: ['data-version'] });
  });
}

/**
 * Presses real keys at several places of the file, each after the answer to the previous one. Letters only: CodeMirror handles Backspace on the key
 * event, so the browser sends no `beforeinput` for it.
 */
async function typeKeys(page: Page, count: number): Promise<void> {
  for (let key = 0; key < count; key++) {
    if (key % 10 === 0) {
      for (let down = 0; down < 20; down++) await page.keyboard.press('PageDown');
      await page.keyboard.press('End');
    }
    const before = await page.locator('[data-verdict]').getAttribute('data-version');
    await page.keyboard.press('a');
    await page.locator(`[data-verdict][data-version]:not([data-version="${before}"])`).waitFor();
  }
}

/** Waits for the frame of the last answer, because its time is added after that. */
function showLastAnswer(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

function report({ answers, handOvers, longTasks, inputDelays }: Times): void {
  if (answers.length !== KEYS) throw new Error(`${answers.length} answers to ${KEYS} keys`);
  console.log(`\nTyping into 512,000 bytes, ${answers.length} keys, milliseconds`);
  console.log(
    `  beforeinput → frame with the new version: median ${at(answers, 0.5)}, p95 ${at(answers, 0.95)}, most ${at(answers, 1)}`,
  );
  console.log(
    `  handing an edit over to the worker: median ${at(handOvers, 0.5)}, p95 ${at(handOvers, 0.95)}, most ${at(handOvers, 1)}`,
  );
  console.log(
    `  tasks above 50: ${longTasks.length}${longTasks.length > 0 ? `, longest ${at(longTasks, 1)}` : ''}`,
  );
  console.log(`  longest input delay: ${inputDelays.length === 0 ? 'none above 16' : at(inputDelays, 1)}`);
}

async function reportHeap(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await typeKeys(page, EDITS_FOR_HEAP[0]);
  const early = await heap(session);
  await typeKeys(page, EDITS_FOR_HEAP[1] - EDITS_FOR_HEAP[0]);
  const late = await heap(session);
  console.log(
    `  heap after collection: ${mb(early)} MB after ${EDITS_FOR_HEAP[0]} edits, ${mb(late)} MB after ${EDITS_FOR_HEAP[1]}`,
  );
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
