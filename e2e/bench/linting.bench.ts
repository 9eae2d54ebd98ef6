import type { Page } from '@playwright/test';
import { at, openBigFile, openBuiltPage } from './big-page';

/**
 * Part of `npm run bench`: problems of the 512,000-byte file in the built page. Prints, in milliseconds, the worker's time for the whole file, the time
 * from `beforeinput` to the report on the new text, and the longest task of the page.
 */
const OPENINGS = 5;
const KEYS = 60;

interface Times {
  /** From the worker's message that it has the whole file to its report. */
  wholeFiles: number[];
  /** From a key press to the report on the text with it. */
  keys: number[];
  longTasks: number[];
  findings: number;
}

const { page, close } = await openBuiltPage(observe);
try {
  await page.locator('[data-verdict]').first().waitFor();
  await reportsAfter(page, 0);
  for (let opening = 0; opening < OPENINGS; opening++) {
    const before = await reports(page);
    await openBigFile(page);
    await reportsAfter(page, before);
  }
  await page.getByRole('textbox', { name: 'robots.txt', exact: true }).click();
  await typeKeys(page, 10);
  await page.evaluate(() => {
    const { times } = globalThis as unknown as { times: Times };
    times.keys = [];
    times.longTasks.length = 0;
  });
  await typeKeys(page, KEYS);
  report(await page.evaluate(() => (globalThis as unknown as { times: Times }).times));
} finally {
  await close();
}

/** Runs in the page before everything else. */
function observe(): void {
  const times: Times = { wholeFiles: [], keys: [], longTasks: [], findings: 0 };
  const shared = globalThis as unknown as { times: Times; reports: number };
  shared.times = times;
  shared.reports = 0;
  let pressed: number | null = null;
  let accepted = 0;
  addEventListener('beforeinput', () => (pressed ??= performance.now()), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  const onMessage = ({ data }: MessageEvent): void => {
    const now = performance.now();
    if (data.kind === 'accepted') accepted = now;
    if (data.kind !== 'report') return;
    shared.reports++;
    times.findings = data.report.total;
    if (pressed === null) times.wholeFiles.push(now - accepted);
    else times.keys.push(now - pressed);
    pressed = null;
  };
  const BrowserWorker = Worker;
  globalThis.Worker = class extends BrowserWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (options?.name === 'robots.txt problems') this.addEventListener('message', onMessage);
    }
  };
}

function reports(of: Page): Promise<number> {
  return of.evaluate(() => (globalThis as unknown as { reports: number }).reports);
}

async function reportsAfter(of: Page, count: number): Promise<void> {
  await of.waitForFunction((seen) => (globalThis as unknown as { reports: number }).reports > seen, count);
}

/** Presses real keys at several places of the file, each after the report on the previous one. */
async function typeKeys(of: Page, count: number): Promise<void> {
  for (let key = 0; key < count; key++) {
    if (key % 10 === 0) {
      for (let down = 0; down < 20; down++) await of.keyboard.press('PageDown');
      await of.keyboard.press('End');
    }
    const before = await reports(of);
    await of.keyboard.press('a');
    await reportsAfter(of, before);
  }
}

function report({ wholeFiles, keys, longTasks, findings }: Times): void {
  // Leaves out the first report, which is on the example.
  const files = wholeFiles.slice(-OPENINGS);
  console.log(`\nLooking through 512,000 bytes for problems (${findings} found), milliseconds`);
  console.log(
    `  the whole file in the worker, ${files.length} times: median ${at(files, 0.5)}, most ${at(files, 1)}`,
  );
  console.log(
    `  beforeinput → report, ${keys.length} keys: median ${at(keys, 0.5)}, p95 ${at(keys, 0.95)}, most ${at(keys, 1)}`,
  );
  console.log(
    `  tasks above 50: ${longTasks.length}${longTasks.length > 0 ? `, longest ${at(longTasks, 1)}` : ''}`,
  );
}
