import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { robotsBytes, shuffledUrls } from '../../.ci/tools/bench/inputs';
import { at, openBuiltPage } from './big-page';

/**
 * Part of `npm run bench`: the built page with many URLs. Prints the time for all verdicts, from the update with another file to the worker's message
 * that all cells are done, including messages, parsing and compiling; the frame times while the table scrolls; and the time and memory of importing
 * 5,000,000 lines.
 */
const ROUNDS = 5;
const SCROLL_STEPS = 200;
const MILLIONS = 5_000_000;

interface Times {
  /** From an update with another text to the status `complete`. */
  verdicts: number[];
  frames: number[];
  longTasks: number[];
  status: { urls: number; phase: string; bytes: number; time: number } | null;
  /** The worker's share of each time in `verdicts`. */
  inWorker: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'many-urls-'));
const { page, close } = await openBuiltPage(observe);
try {
  const urls = shuffledUrls();
  await openSuite(page, ['Googlebot']);
  const million = Array.from({ length: 1_000_000 }, (_, i) => `${urls[i % urls.length]}&n=${i}`);
  const few = million.slice(0, urls.length);
  await bench('1,000,000 URLs × 1 crawler, 50 rules', 700, 'robots-50', million);
  await bench('100,000 URLs × 1 crawler, 5,000 rules', 400, 'robots-5000', few);
  await openSuite(
    page,
    Array.from({ length: 30 }, (_, i) => `bot-${name(i)}`),
  );
  await bench('100,000 URLs × 30 crawlers, 30 groups of 50 rules', 1_500, 'groups', few);
  await scroll(page);
  await importMillions(page);
} finally {
  await close();
  rmSync(folder, { recursive: true });
}

/** Runs in the page before everything else. */
function observe(): void {
  const times: Times = { verdicts: [], frames: [], longTasks: [], status: null, inWorker: [] };
  (globalThis as unknown as { times: Times }).times = times;
  let sent: { at: number; version: number } | null = null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  const BrowserWorker = Worker;
  globalThis.Worker = class extends BrowserWorker {
    readonly #isOurs: boolean;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.#isOurs = options?.name === 'robots.txt URLs';
      if (!this.#isOurs) return;
      this.addEventListener('message', ({ data }: MessageEvent) => {
        if (data.kind !== 'status') return;
        times.status = data.status;
        if (sent === null || data.status.phase !== 'complete' || data.status.version < sent.version) return;
        times.verdicts.push(performance.now() - sent.at);
        times.inWorker.push(data.status.time);
        sent = null;
      });
    }
    override postMessage(...message: [unknown]): void {
      const data = message[0] as { kind?: string; open?: unknown; version?: number };
      if (this.#isOurs && data.kind === 'update' && data.open !== undefined)
        sent = { at: performance.now(), version: data.version ?? 0 };
      super.postMessage(...(message as unknown as Parameters<Worker['postMessage']>));
    }
  };
}

/** Writes a number as letters, because digits aren't part of a product token. */
function name(i: number): string {
  return String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
}

function textOf(file: string, round: number): string {
  // Different patterns each time, so that no earlier verdict can be reused.
  const mark = `/round-${round}/`;
  if (file !== 'groups') {
    const text = new TextDecoder().decode(robotsBytes(file as 'robots-50'));
    return text.replaceAll(/^((?:Dis)?allow:[^\n]*[^\n$])(\$?)$/gim, `$1${round % 2 === 0 ? '' : '*'}$2`);
  }
  const lines = new TextDecoder()
    .decode(robotsBytes('robots-5000'))
    .split('\n')
    .filter((line) => /^(?:Dis)?allow: \S{3}/i.test(line));
  return Array.from({ length: 30 }, (_, i) =>
    [`User-agent: bot-${name(i)}`, `Disallow: ${mark}`, ...lines.slice(i * 50, i * 50 + 49)].join('\n'),
  ).join('\n\n');
}

async function openFile(content: string, fileName: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('menuitem', { name: /File/ }).click();
  await (await chooser).setFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

/** Opens a test file, which brings the columns. */
async function openSuite(on: Page, crawlers: readonly string[]): Promise<void> {
  const suite = {
    format: 'robots-test',
    version: 1,
    text: 'User-agent: *\nDisallow: /x\n',
    crawler: 'Googlebot',
  };
  await openFile(
    JSON.stringify({ ...suite, url: 'https://shop.example/', crawlers, urls: ['/'] }),
    'bench.robots-test.json',
  );
  await on.getByRole('tab', { name: 'URLs', exact: true }).click();
  await on.locator('#panel-urls').getByRole('button', { name: 'Import' }).waitFor();
}

async function importFile(path: string): Promise<void> {
  await page.locator('#panel-urls').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('radio', { name: 'Replace the list' }).check();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

async function importList(urls: readonly string[]): Promise<void> {
  const path = join(folder, 'urls.txt');
  writeFileSync(path, urls.map((url) => `${url}\n`).join(''));
  await importFile(path);
  await statusOf(urls.length);
  await page.keyboard.press('Escape');
}

/** Waits until the table is complete and has this many URLs. */
async function statusOf(count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      const { status } = (globalThis as unknown as { times: Times }).times;
      return status?.urls === expected && status.phase === 'complete';
    },
    count,
    { timeout: 300_000 },
  );
}

function times(): Promise<Times> {
  return page.evaluate(() => (globalThis as unknown as { times: Times }).times);
}

async function bench(title: string, mark: number, file: string, urls: readonly string[]): Promise<void> {
  await importList(urls);
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await times()).verdicts.length;
    await openFile(textOf(file, round), 'robots.txt');
    await page.waitForFunction(
      (seen) => (globalThis as unknown as { times: Times }).times.verdicts.length > seen,
      before,
    );
  }
  const { verdicts, inWorker } = await times();
  const measured = verdicts.slice(-ROUNDS);
  console.log(
    `${title}: median ${at(measured, 0.5)} ms, most ${at(measured, 1)} (mark ${mark}); in the worker ${at(inWorker.slice(-ROUNDS), 0.5)}`,
  );
}

/** Turns the wheel over the table, one notch per frame, and measures the frames. */
async function scroll(on: Page): Promise<void> {
  await on.locator('#panel-urls [role=grid]').hover();
  await on.evaluate(() => {
    const { times: seen } = globalThis as unknown as { times: Times };
    seen.longTasks.length = 0;
    let last = performance.now();
    const next = (now: number): void => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < SCROLL_STEPS; step++) await on.mouse.wheel(0, 240);
  const { frames, longTasks } = await times();
  console.log(
    `scrolling 100,000 rows × 30 crawlers, ${frames.length} frames: p95 ${at(frames, 0.95)} ms, most ${at(frames, 1)}; tasks above 50 ms: ${longTasks.length}`,
  );
}

async function importMillions(on: Page): Promise<void> {
  const path = join(folder, 'millions.txt');
  for (let from = 0; from < MILLIONS; from += 100_000)
    appendFileSync(path, Array.from({ length: 100_000 }, (_, i) => `${shopUrl(from + i)}\n`).join(''));
  await openSuite(on, ['Googlebot']);
  const before = rendererMegabytes();
  const start = performance.now();
  await importFile(path);
  await statusOf(MILLIONS);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const listed = Math.round(((await times()).status?.bytes ?? 0) / 1e6);
  console.log(
    `5,000,000 lines imported and decided in ${seconds} s; the list takes ${listed} MB, the page's process ${rendererMegabytes()} MB (${before} before)`,
  );
  await on.keyboard.press('Escape');
  await on.locator('#panel-urls [role=rowheader]').first().focus();
  await on.keyboard.press('Control+End');
  await on.locator(`#panel-urls [data-row="${MILLIONS - 1}"]`, { hasText: 'product-4999999' }).waitFor();
  console.log(`  its last row is in sight after Ctrl+End`);
  await cancelImport(on, path);
}

/** Imports the same file again in place of the list, and cancels after a few steps of the progress bar. */
async function cancelImport(on: Page, path: string): Promise<void> {
  await importFile(path);
  const dialog = on.getByRole('dialog');
  const shown: string[] = [];
  while (new Set(shown).size < 4) {
    shown.push((await dialog.getByRole('progressbar').getAttribute('value')) ?? '');
    await on.evaluate(() => new Promise(requestAnimationFrame));
  }
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await on.waitForFunction(() => {
    const { status } = (globalThis as unknown as { times: Times }).times;
    return status?.phase === 'complete' && status.urls < 5_000_000;
  });
  const { status } = await times();
  const session = await on.context().newCDPSession(on);
  await session.send('HeapProfiler.collectGarbage');
  console.log(
    `  given up after ${status?.urls.toLocaleString('en')} URLs, which stay; the list takes ${Math.round((status?.bytes ?? 0) / 1e6)} MB, the page's process ${rendererMegabytes()} MB`,
  );
}

function shopUrl(i: number): string {
  return `https://shop.example/category-${i % 97}/product-${i}?color=red&size=${i % 9}`;
}

/** Memory of the largest renderer process, as the system reports it. */
function rendererMegabytes(): number {
  const sizes = readdirSync('/proc').flatMap((process) => {
    try {
      if (!readFileSync(`/proc/${process}/cmdline`, 'utf8').includes('--type=renderer')) return [];
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
      return [Math.round(Number(kilobytes ?? 0) / 1000)];
    } catch {
      // Not a process, or one that has ended.
      return [];
    }
  });
  return Math.max(0, ...sizes);
}
