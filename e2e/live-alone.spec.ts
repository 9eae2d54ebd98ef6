import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import * as policies from '../.ci/tools/content-security-policy';
import { headersFor, hostingHeaders } from '../.ci/tools/hosting-headers';
import { FetchPanel } from './support/fetch-panel';
import { expectLoadError } from './support/load-errors';
import { type LocalSite, startSite } from './support/local-sites';
import { test as base, expect } from './support/test';

/*
 * The built page on a plain static host, without the fetch service: requests by the browser and by the bookmark, to real sites on this computer.
 * src/ui/features/live tests how the page shows the results.
 */

interface Fixtures {
  /** The panel of the open page. Errors that the browser reports meanwhile are ignored at the end. */
  panel: FetchPanel;
  /** Starts a site that ends with the test. */
  site: (answer: RequestListener) => Promise<LocalSite>;
}

const test = base.extend<Fixtures>({
  panel: async ({ page, tester, problems }, use) => {
    await tester.start();
    await use(new FetchPanel(page));
    await forgive(page, problems);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it destructured
  site: async ({}, use) => {
    const sites: LocalSite[] = [];
    await use(async (answer) => {
      const site = await startSite(answer);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
});

const TEXT = 'User-agent: *\nDisallow: /shop/\n';
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=3600' };
const open = { ...plain, 'access-control-allow-origin': '*' };
/** Headers of a page that forbids its scripts all requests. */
const closed = { 'content-security-policy': "default-src 'none'; connect-src 'none'" };

/** Serves this file without CORS, and a page everywhere else. */
function withPage(file: string | Buffer): RequestListener {
  return (request, response) =>
    request.url === '/robots.txt'
      ? response.writeHead(200, plain).end(file)
      : response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Shop</h1>');
}

/** Ignores the browser's reports about unreadable answers, sites that forbid something, and the missing service. */
async function forgive(page: Page, problems: string[]): Promise<void> {
  await expectLoadError(page, problems, 404);
  const isRefusal = (problem: string) =>
    /CORS|ERR_FAILED|Cross-Origin|http:\/\/127\.0\.0\.1:\d+\/(robots\.txt|favicon\.ico)/i.test(problem);
  problems.splice(0, problems.length, ...problems.filter((problem) => !isRefusal(problem)));
}

/** Fetches a site that doesn't show its file to other pages. */
async function fail(panel: FetchPanel, origin: string): Promise<void> {
  await panel.fetch(origin);
  await expect(panel.status).toContainText("Your browser couldn't get the file.");
}

/** Returns the script of the bookmark, as in its link. */
async function bookmarkOf(panel: FetchPanel): Promise<string> {
  await panel.root.getByText('With a bookmark', { exact: true }).click();
  const link = panel.root.getByRole('link', { name: 'Test robots.txt' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  const href = (await link.getAttribute('href')) ?? '';
  return decodeURIComponent(href.slice('javascript:'.length));
}

/** Runs the bookmark's script in a page. */
async function press(page: Page, address: string, script: string): Promise<void> {
  await page.goto(address);
  // Ignores the error if the page navigates away before the script returns.
  await page.evaluate(script).catch(() => undefined);
}

/** Navigates to the bookmark's address, as browsers do. Works only on pages whose policy allows scripts. */
async function follow(page: Page, address: string, script: string): Promise<void> {
  await page.goto(address);
  const code = `javascript:${encodeURIComponent(script)}`;
  await page.evaluate((bookmark) => location.assign(bookmark), code).catch(() => undefined);
}

test.describe('the browser itself', () => {
  test('asks only a site that allows it', async ({ page, tester, panel, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { origin, requests: siteRequests } = await site((request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(302, { ...open, location: '/elsewhere.txt' }).end()
        : response.writeHead(200, open).end(TEXT),
    );
    await panel.button.click();
    await expect(panel.status).toHaveText(
      "This copy of the tester has no fetch service. Your browser will request the file directly, but most sites don't allow that. If that fails, you'll see other ways to get the file.",
    );
    await tester.testUrl('/shop/cart?x=1');
    await panel.fetch(`${origin}/some/page?secret=1`);
    await panel.reopen();
    await expect(panel.status).toContainText('answered HTTP 200 after redirects.');
    await expect(tester.source).toContainText('HTTP 200 · redirects · 31 B · cached 1 h');
    await tester.expectVerdict('disallowed', 2);
    await expect(panel.root).toContainText('Your browser fetched the file directly.');
    await expect(panel.requests.getByRole('listitem').first()).toContainText('redirects');
    expect(siteRequests).toEqual(['GET /robots.txt', 'GET /elsewhere.txt']);
    // The host of the page never learns which site was asked.
    expect(requests.filter((url) => url.includes('secret') || url.includes('api/robots?'))).toEqual([]);
    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect([...origins].filter((each) => each !== new URL(page.url()).origin && each !== origin)).toEqual([]);
  });

  test('asks even if the recommended headers of the host forbid the page itself to ask', async ({
    page,
    tester,
    panel,
    site,
    problems,
  }) => {
    const rules = hostingHeaders(policies, []);
    const serve = sirv(process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../dist'));
    const host = await site((request, response) => {
      for (const [name, value] of headersFor(rules, request.url ?? '/')) response.setHeader(name, value);
      serve(request, response, () => {
        response.writeHead(404).end('not found');
      });
    });
    const { origin, requests: siteRequests } = await site((_, response) =>
      response.writeHead(200, open).end(TEXT),
    );
    await tester.start(`${host.origin}/`);
    const address = `${origin}/robots.txt`;
    expect(await page.evaluate((url) => fetch(url).catch(() => 'forbidden'), address)).toBe('forbidden');
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(siteRequests).toEqual([]);
    await tester.testUrl('/shop/cart?x=1');
    await panel.fetch(origin);
    await tester.expectVerdict('disallowed', 2);
    expect(siteRequests).toEqual(['GET /robots.txt']);
  });
});

test.describe('the bookmark', () => {
  test('reads the file on its site, with all bytes, and opens it here', async ({
    page,
    tester,
    panel,
    site,
  }) => {
    const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from([0x23, 0xff, 0x0a])]);
    const { origin, requests: siteRequests } = await site(withPage(bytes));
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    siteRequests.length = 0;
    const visits: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(request.headerValue('referer'));
    });
    await follow(page, `${origin}/shop/a?b=1`, script);
    await tester.expectVerdict('disallowed', 2);
    expect(siteRequests.filter((request) => !request.includes('favicon'))).toEqual([
      'GET /shop/a?b=1',
      'GET /robots.txt',
    ]);
    await expect(tester.url).toHaveValue(`${origin}/shop/a?b=1`);
    // The host of the tester doesn't learn which site the visitor came from.
    expect(await Promise.all(visits)).toEqual([null, null]);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tester.source).toContainText('/robots.txtHTTP 200 · 34 B · cached 1 h · by bookmark');
  });

  test('packs 500 KB into an address that every browser opens', { tag: '@all' }, async ({
    page,
    tester,
    panel,
    site,
  }) => {
    const { origin } = await site(withPage(`User-agent: *\n${'Disallow: /shop/\n'.repeat(30_000)}`));
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await press(page, `${origin}/shop/`, script);
    await tester.expectVerdict('disallowed', 2);
    const [address = ''] = addresses.filter((each) => each.includes('#site1.'));
    expect(address.length).toBeGreaterThan(500);
    expect(address.length).toBeLessThan(20_000);
  });

  test('reads the file’s own window if the site forbids requests, and elsewhere explains the next step', async ({
    page,
    tester,
    panel,
    site,
  }) => {
    const { origin, requests: siteRequests } = await site((request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(200, { ...plain, ...closed }).end('User-agent: *\nDisallow: /\n')
        : response.writeHead(200, { 'content-type': 'text/html', ...closed }).end('<h1>Shop</h1>'),
    );
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    siteRequests.length = 0;
    await press(page, `${origin}/shop/`, script);
    await expect(panel.status).toContainText("The bookmark couldn't read the file.");
    await expect(panel.site).toHaveValue(origin);
    expect(siteRequests).not.toContain('GET /robots.txt');
    await expect(tester.source).toContainText('Example: A shop');
    await press(page, `${origin}/robots.txt`, script);
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.url).toHaveValue(`${origin}/`);
  });
});
