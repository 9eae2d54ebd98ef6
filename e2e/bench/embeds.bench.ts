import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import { at, launchBrowser } from './big-page';

/**
 * Part of `npm run bench`: 20 eager testers on a page of another origin. Prints medians of six visits, each in a new browser: milliseconds from the start
 * of the visit to the first and the last answer, layout shift and longest task of the host page, and memory of the testers' process (proportional and resident, Linux only).
 * Then pages with many fences and no elements, with and without the script: work of the host page until its first tester is ready, and its longest task.
 * Called alone, it compares builds in turn: node .ci/run-ts.mjs e2e/bench/embeds.bench.ts dist other-dist
 */
const ROUNDS = 6;
const TESTERS = 20;
const FENCES = [250, 500, 1_000, 2_000];
const FENCE_ROUNDS = 3;
const TEXT = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n\nUser-agent: Googlebot\nDisallow: /private/\n';

interface Site {
  readonly origin: string;
  close(): void;
}

interface Visit {
  readonly first: number;
  readonly last: number;
  readonly shift: number;
  readonly longestTask: number;
  readonly proportional: number;
  readonly resident: number;
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist'];
const builds = await Promise.all(
  folders.map(async (folder) => ({
    folder,
    tester: await startTester(resolve(folder)),
    visits: [] as Visit[],
  })),
);
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const { tester, visits } of builds) visits.push(await visit(tester.origin));
  for (const { folder, visits } of builds) {
    console.log(`\n${TESTERS} eager testers of ${folder}, ${ROUNDS} visits`);
    for (const [name, key] of [
      ['first answer, ms', 'first'],
      ['all answers, ms', 'last'],
      ['layout shift', 'shift'],
      ['longest task of the host, ms', 'longestTask'],
      ['memory of the testers, proportional, MB', 'proportional'],
      ['memory of the testers, resident, MB', 'resident'],
    ] as const) {
      const values = visits.map((each) => each[key]);
      console.log(`  ${name}: median ${at(values, 0.5)} (${at(values, 0)} to ${at(values, 1)})`);
    }
  }
  for (const count of FENCES) {
    console.log(`\n${count} fences, ${FENCE_ROUNDS} visits`);
    for (const { folder, tester } of [{ folder: 'no script', tester: null }, ...builds]) {
      const visits: FencesVisit[] = [];
      for (let round = 0; round < FENCE_ROUNDS; round++)
        visits.push(await visitFences(tester?.origin ?? null, count));
      const medianOf = (key: keyof FencesVisit) =>
        at(
          visits.map((each) => each[key]),
          0.5,
        );
      console.log(
        `  ${folder}: work ${medianOf('work')} ms, longest task ${medianOf('longestTask')} ms, elements ${medianOf('elements')}`,
      );
    }
  }
} finally {
  for (const { tester } of builds) tester.close();
}

interface FencesVisit {
  /** Work of the host's main thread, in milliseconds. */
  readonly work: number;
  /** 0 if no task takes 50 ms. */
  readonly longestTask: number;
  readonly elements: number;
}

/** Opens a page with fences; without the script if `tester` is null. */
async function visitFences(tester: string | null, count: number): Promise<FencesVisit> {
  const script = tester === null ? '' : `<script src="${tester}/embed/v1.js" defer></script>`;
  const fence = `<p>Text</p><pre class="language-robots-txt"><code class="language-robots-txt">${TEXT}</code></pre>`;
  const host = await startHost(`<!doctype html><title>Docs</title>${script}<body>${fence.repeat(count)}`);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1000, height: 900 } })).newPage();
    await page.addInitScript(() => {
      const seen = { longestTask: 0, isReady: false };
      Object.assign(window, { seen });
      document.addEventListener('ready', () => {
        seen.isReady = true;
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    // Time of the processor, which other programs don't lengthen.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(host.origin);
    if (tester !== null)
      await page.waitForFunction(() => (window as unknown as { seen: { isReady: boolean } }).seen.isReady);
    const longestTask = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { seen } = window as unknown as { seen: { longestTask: number } };
          requestIdleCallback(() => resolve(seen.longestTask));
        }),
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const work = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    return { work, longestTask, elements: await page.locator('robots-txt-tester').count() };
  } finally {
    await browser.close();
    host.close();
  }
}

async function visit(tester: string): Promise<Visit> {
  const one = `<p>Text</p><robots-txt-tester loading="eager" crawler="Googlebot" url="https://example.com/a/b" style="display:block;height:420px"><pre>${TEXT}</pre></robots-txt-tester>`;
  const script = `<script src="${tester}/embed/v1.js" defer></script>`;
  const host = await startHost(`<!doctype html><title>Docs</title>${script}<body>${one.repeat(TESTERS)}`);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1000, height: 900 } })).newPage();
    await page.addInitScript(() => {
      const seen = { ready: [] as number[], shift: 0, longestTask: 0 };
      Object.assign(window, { seen });
      document.addEventListener('ready', () => seen.ready.push(performance.now()));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, entry.duration);
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(host.origin, { waitUntil: 'commit' });
    await page.waitForFunction(
      (count) => (window as unknown as { seen: { ready: number[] } }).seen.ready.length >= count,
      TESTERS,
      { timeout: 60_000 },
    );
    const { ready, shift, longestTask } = await page.evaluate(
      () => (window as unknown as { seen: { ready: number[]; shift: number; longestTask: number } }).seen,
    );
    return {
      first: ready[0] ?? Number.NaN,
      last: ready.at(-1) ?? Number.NaN,
      shift,
      longestTask,
      ...(await memory(browser)),
    };
  } finally {
    await browser.close();
    host.close();
  }
}

/** Serves a built folder, with the caching that docs/hosting.md recommends. */
function startTester(folder: string): Promise<Site> {
  const serve = sirv(folder, {
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        /[.-][\w-]{8,}\.(?:js|css)$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return listen(createServer((request, response) => serve(request, response)));
}

/** Serves the page of the host. Another port is another origin; another host name makes it another site, so that the testers have a process of their own. */
async function startHost(html: string): Promise<Site> {
  const site = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    }),
  );
  return { ...site, origin: site.origin.replace('127.0.0.1', 'localhost') };
}

async function listen(server: Server): Promise<Site> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the memory of the largest renderer, in MB. */
async function memory(browser: Browser): Promise<Pick<Visit, 'proportional' | 'resident'>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const megabytes = (name: string): number =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1_000;
      return { proportional: megabytes('Pss'), resident: megabytes('Rss') };
    });
  return sizes.reduce((most, each) => (each.resident > most.resident ? each : most));
}
