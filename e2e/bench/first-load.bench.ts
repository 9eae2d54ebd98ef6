import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectKept } from '../support/drafts';
import { codeOf } from '../support/share';
import { at, launchBrowser } from './big-page';
import { slowDown, startCountingServer } from './slow-network';

/**
 * Part of `npm run bench`: the first load on a slow network and processor (`slowDown`), with an empty cache. Prints the medians of five visits: the time to
 * the verdict and to a character typed into the editor, in seconds; and, from a visit without typing, requests, KB (gzip) and layout shift.
 * Called alone, it compares builds in turn: node .ci/run-ts.mjs e2e/bench/first-load.bench.ts dist other-dist
 */
const ROUNDS = 5;
/** Milliseconds without a request after which a visit has loaded everything. */
const REST = 1_500;

const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /b\nAllow: /b/c\n';
const URL_TESTED = 'https://example.com/b/d';
/** The line that decides `URL_TESTED` in `TEXT`, unlike in the example. */
const LINE = '3';

interface Marks {
  verdict: number | null;
  typed: number | null;
  shift: number;
}

interface Visit {
  readonly verdict: number;
  readonly typed: number;
}

const VISITS = ['example', 'own draft', 'link'] as const;
type VisitKind = (typeof VISITS)[number];

/** The highest medians allowed, in seconds. */
const LIMITS: Readonly<Record<VisitKind, number>> = { example: 0.9, 'own draft': 1.9, link: 1.9 };
const EDITOR_LIMIT = 2.7;

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist'];
const browser = await launchBrowser();
const builds = await Promise.all(
  folders.map(async (folder) => ({ folder, server: await startCountingServer(resolve(folder)) })),
);
try {
  for (const kind of VISITS) {
    const visits = builds.map((): Visit[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { server }] of builds.entries())
        visits[index]?.push(await visit(server.origin, kind));
    for (const [index, { folder, server }] of builds.entries()) {
      const { requests, bytes, shift } = await quietVisit(server, kind);
      const verdicts = (visits[index] ?? []).map(({ verdict }) => verdict);
      const typed = (visits[index] ?? []).map(({ typed }) => typed);
      console.log(`\nFirst load of ${folder}: ${kind}, ${ROUNDS} visits`);
      console.log(`  ${seconds('verdict', verdicts, LIMITS[kind])}`);
      console.log(`  ${seconds('a character in the editor', typed, EDITOR_LIMIT)}`);
      console.log(
        `  ${requests} requests, ${(bytes / 1000).toFixed(0)} KB, layout shift ${shift.toFixed(4)}`,
      );
    }
  }
} finally {
  await browser.close();
  for (const { server } of builds) server.close();
}

function seconds(name: string, times: readonly number[], limit: number): string {
  const all = times.map((time) => (time / 1000).toFixed(2)).join(', ');
  return `${name}: median ${(Number(at(times, 0.5)) / 1000).toFixed(2)} s of ${limit} (${all})`;
}

/** Opens a page and types into its editor as soon as that is possible. */
function visit(origin: string, kind: VisitKind): Promise<Visit> {
  return withPage(origin, kind, true, async (page) => {
    await page.waitForFunction(() => {
      const { marks } = globalThis as unknown as { marks: Marks };
      return marks.verdict !== null && marks.typed !== null;
    });
    const { verdict, typed } = await marksOf(page);
    return { verdict: verdict ?? Number.NaN, typed: typed ?? Number.NaN };
  });
}

/** Opens a page and waits until it has loaded everything. */
function quietVisit(
  { origin, traffic }: Awaited<ReturnType<typeof startCountingServer>>,
  kind: VisitKind,
): Promise<{ requests: number; bytes: number; shift: number }> {
  let before = { ...traffic };
  const begin = () => {
    before = { ...traffic };
  };
  return withPage(
    origin,
    kind,
    false,
    async (page) => {
      let seen = -1;
      while (seen !== traffic.requests) {
        seen = traffic.requests;
        await page.waitForTimeout(REST);
      }
      const { shift } = await marksOf(page);
      return { requests: seen - before.requests, bytes: traffic.bytes - before.bytes, shift };
    },
    begin,
  );
}

async function withPage<Result>(
  origin: string,
  kind: VisitKind,
  types: boolean,
  work: (page: Page) => Promise<Result>,
  onStart?: () => void,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A service worker would fetch the whole page a second time during the measurement.
    serviceWorkers: 'block',
  });
  try {
    if (kind === 'own draft') await leaveDraft(context, origin);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observe, { line: kind === 'example' ? '12' : LINE, types });
    onStart?.();
    const state = { text: TEXT, crawler: 'googlebot', url: URL_TESTED };
    await page.goto(kind === 'link' ? `${origin}/#${codeOf(state)}` : origin, { waitUntil: 'commit' });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Stores a draft, at full speed. Its page is closed, so that the next one continues with it. */
async function leaveDraft(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  // The page is ready once it has answered and loaded its editor.
  await page.getByRole('textbox', { name: 'robots.txt', exact: true }).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'robots.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) });
  await page.getByRole('textbox', { name: 'URL to test' }).fill(URL_TESTED);
  await page.locator(`[data-verdict][data-line="${LINE}"]`).waitFor();
  await expectKept(page, URL_TESTED);
  await page.close();
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks);
}

/** Runs in the page before everything else: looks at every frame, and notes the time after the frame that shows something for the first time. */
function observe({ line, types }: { readonly line: string; readonly types: boolean }): void {
  const marks: Marks = { verdict: null, typed: null, shift: 0 };
  (globalThis as unknown as { marks: Marks }).marks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  let hasTyped = false;
  const note = (name: 'verdict' | 'typed'): void => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      marks[name] ??= performance.now();
    };
    channel.port2.postMessage(null);
  };
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const look = (): void => {
    if (marks.verdict === null) {
      const verdicts = document.querySelectorAll(`[data-verdict][data-line="${line}"]`);
      if ([...verdicts].some(isShown)) note('verdict');
    }
    if (types && marks.typed === null) {
      const hosts = [...document.querySelectorAll('#editor div')];
      const content = hosts
        .map((host) => host.shadowRoot?.querySelector<HTMLElement>('[contenteditable=true]'))
        .find((found) => found != null);
      if (content && !hasTyped) {
        hasTyped = true;
        content.focus();
        document.execCommand('insertText', false, '~');
      } else if (content?.textContent?.includes('~')) note('typed');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
