import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { copyRelease, makeNextRelease } from './support/releases';
import { startStaticServer } from './support/static-server';
import { test as base, expect } from './support/test';
import { TesterPage } from './support/tester-page';

/** A host of the page that can go away and come back with a newer version, always at the same address. */
interface Host {
  readonly origin: string;
  goAway(): Promise<void>;
  /** Replaces the first version with the next one. */
  update(): Promise<void>;
  /** Simulates an incomplete upload: one file is missing, and index.html is sent in its place. */
  updateInPart(): Promise<void>;
}

const dist = process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../dist');

const test = base.extend<{ host: Host }>({
  host: async ({ context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'robots-offline-'));
    const [first, next] = [join(folder, 'first'), join(folder, 'next')];
    copyRelease(dist, first);
    copyRelease(dist, next);
    makeNextRelease(next);
    let server = await startStaticServer(first);
    const { origin } = server;
    const serveNext = async (isSinglePage: boolean): Promise<void> => {
      await server.close();
      server = await startStaticServer(next, Number(new URL(origin).port), isSinglePage);
    };
    const part = readdirSync(join(next, 'assets')).find((name) => name.startsWith('help-dialog-'));
    const missing = join(next, 'assets', part ?? 'no such part');
    await use({
      origin,
      goAway: () => server.close(),
      update: () => serveNext(false),
      updateInPart: async () => {
        renameSync(missing, join(folder, 'late'));
        await serveNext(true);
        renameSync(join(folder, 'late'), missing);
      },
    });
    // A page may still request parts of itself, whose files the server would no longer find.
    for (const page of context.pages()) await page.close();
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page and everything the page loads by itself has arrived. */
async function expectKeptForOffline(tester: TesterPage): Promise<void> {
  const { page } = tester;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expectArrived(tester);
}

/**
 * Waits for the last part that the page loads by itself, the worker that counts problems, before the page is left.
 * Firefox reports an error if the page is left while a worker's script is loading through the service worker (7 of 130 times).
 */
async function expectArrived(tester: TesterPage): Promise<void> {
  await expect(tester.facts.getByText(/^No problems$|^\d+ (?:error|warning|tip)/)).toBeVisible();
}

/** Returns whether an address gets any response. */
function isAnswered(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url, { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    address,
  );
}

/** Requests an update and returns its final state. Only usable while the browser doesn't check by itself, as it does after a reload. */
function endOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const end = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return end;
  });
}

/** Returns the state of the waiting service worker; undefined if there is none. */
function waitingVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
}

const release = (page: Page) => page.locator('html').getAttribute('data-release');

test('after the first visit everything works without the server', async ({ tester, page, host }) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  await host.goAway();

  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  await tester.testUrl('/account/');
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nDisallow: /account');
  await tester.expectVerdict('disallowed', 33);
  await tester.chooseCrawler('MJ12bot');
  await expect(tester.crawler).toHaveValue('MJ12bot');
  await tester.showCrawlers();
  await expect(tester.crawlerRow('GPTBot')).toBeVisible();
  await tester.showEngines();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('a page that was opened once continues without the server and without a reload', {
  tag: '@all',
}, async ({ tester, page, host }) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  await host.goAway();
  await tester.showEngines();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('without the server the page opens at each of its addresses, even with a query', {
  tag: '@all',
}, async ({ tester, host }) => {
  await tester.start(`${host.origin}/sub/path/`);
  await expectKeptForOffline(tester);
  await host.goAway();
  for (const path of ['', 'index.html', '?crawler=GPTBot', 'index.html?utm_source=x&=y']) {
    await tester.start(`${host.origin}/sub/path/${path}`);
    await expect(tester.verdict).toBeVisible();
    await expectArrived(tester);
  }
});

test('the worker serves only files of the page, and caches nothing else', async ({
  tester,
  page,
  host,
  problems,
}) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  const others = ['embed/probe.html', 'embed/', 'api/probe.html', 'api/', 'robots.txt', 'elsewhere'];
  for (const path of ['embed/probe.html', 'api/probe.html']) expect(await isAnswered(page, path)).toBe(true);
  await host.goAway();
  expect(await isAnswered(page, 'favicon.svg')).toBe(true);
  for (const path of others) expect(await isAnswered(page, path), path).toBe(false);
  // The browser reports it, too, in its own words.
  problems.splice(0);

  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.length).toBeGreaterThan(20);
  expect(
    kept.filter(
      (path) => !/^\/(index\.html|start\.js|favicon\.svg|manifest\.webmanifest|icons\/|assets\/)/.test(path),
    ),
  ).toEqual([]);
});

test('a newer version waits until the user reloads, and the text is kept', async ({ tester, page, host }) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  await host.update();

  // The older version opens immediately, while the newer one is fetched.
  await page.reload();
  expect(await release(page)).toBe(null);
  await expect(tester.source).toContainText('A new version is ready. Your text is kept.');
  await expectArrived(tester);
  expect(await waitingVersion(page)).toBe('installed');
  // A page that starts while the newer version waits also shows the notice.
  await page.reload();
  await expect(tester.source).toContainText('A new version is ready. Your text is kept.');
  await expectArrived(tester);
  // Files of the older version that the server no longer has stay cached until then.
  await tester.showEngines();
  await tester.goToEnd();
  await page.keyboard.type('\n# typed at the last moment');
  expect(await release(page)).toBe(null);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();

  await expect.poll(() => release(page).catch(() => null)).toBe('next');
  await expect(tester.line('# typed at the last moment')).toBeVisible();
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.source).not.toContainText('A new version');
  await expectArrived(tester);
  await host.goAway();
  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  expect(await release(page)).toBe('next');
  await tester.showEngines();
});

test('a version with HTML in place of a missing file is rejected', { tag: '@all' }, async ({
  tester,
  page,
  host,
  problems,
}) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  await host.updateInPart();
  expect(await endOfUpdate(page)).toBe('redundant');
  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  expect(await release(page)).toBe(null);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tester.source).not.toContainText('A new version');
  // The browser reports it, too, in its own words.
  problems.splice(0);

  await expectArrived(tester);
  // Once the upload is complete, the new version is accepted, although the browser was allowed to cache the HTML.
  await host.update();
  // The browser may have checked by itself since the reload (Firefox does some seconds later). Then this check finds nothing newer.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => waitingVersion(page)).toBe('installed');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => release(page).catch(() => null)).toBe('next');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('a tab with the older version continues when another tab switches to the newer one', {
  tag: '@all',
}, async ({ tester, page, context, host }) => {
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  await host.update();
  const other = new TesterPage(await context.newPage());
  await other.start(`${host.origin}/`);
  await expectArrived(other);
  await other.page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => release(other.page).catch(() => null)).toBe('next');

  // Nothing changed in this tab, and its files that the server no longer has still load.
  await expect(tester.source).toContainText('A new version is ready.');
  expect(await release(page)).toBe(null);
  await tester.showEngines();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => release(page).catch(() => null)).toBe('next');
});

test('a page in a frame registers nothing', async ({ page, host }) => {
  await page.addInitScript(() => {
    // The blank page before ours has no service worker.
    if (!('serviceWorker' in navigator)) return;
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['registered'] = '';
      return Promise.reject(new DOMException('not in this test', 'SecurityError'));
    };
  });
  await page.goto(`${host.origin}/embed/probe.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-verdict="disallowed"]')).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Reasons for the answer' })).toBeVisible();
  await expect(frame.locator('html[data-registered]')).not.toBeAttached();
  // In a top-level window, the same page registers a service worker at that point.
  await page.goto(`${host.origin}/`);
  await expect(page.getByRole('region', { name: 'Reasons for the answer' })).toBeVisible();
  await expect(page.locator('html[data-registered]')).toBeAttached();
});

// Uses the browser's debugging protocol.
test('the page can be installed', { tag: ['@chromium-only', '@all'] }, async ({
  tester,
  page,
  context,
  host,
}) => {
  await tester.start(`${host.origin}/sub/path/`);
  await expectKeptForOffline(tester);
  const browser = await context.newCDPSession(page);
  const { url, errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.origin}/sub/path/manifest.webmanifest`);
  expect(manifest).toMatchObject({
    startUrl: `${host.origin}/sub/path/`,
    scope: `${host.origin}/sub/path/`,
  });
  // `in-incognito` is reported because the test uses a fresh profile.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('every request goes to the page’s own origin', { tag: '@all' }, async ({ tester, context, host }) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await tester.start(`${host.origin}/`);
  await expectKeptForOffline(tester);
  expect([...origins]).toEqual([host.origin]);
});

test('if the browser refuses the service worker, the page works without a notice', { tag: '@all' }, async ({
  tester,
  page,
  host,
}) => {
  await page.addInitScript(() => {
    // The blank page before ours has no service worker.
    if (!('serviceWorker' in navigator)) return;
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['refused'] = '';
      return Promise.reject(new DOMException('denied by the test', 'SecurityError'));
    };
  });
  await tester.start(`${host.origin}/`);
  await tester.expectVerdict('disallowed', 12);
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await expect(tester.source).toContainText('Example:');
});
