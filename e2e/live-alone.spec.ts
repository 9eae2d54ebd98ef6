import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sirv from 'sirv';
import * as policies from '../src/app/content-security-policy';
import { headersFor, hostingHeaders } from '../src/app/hosting-headers';
import { FetchPanel } from './support/fetch-panel';
import { expectLoadError } from './support/load-errors';
import { type LocalSite, startSite } from './support/local-sites';
import { test as base, expect } from './support/test';
import { write } from './support/tester-page';

/* The built page on a plain static host, without the fetch service: what the browser gets by itself, and the other ways, on real sites of this computer. */

interface Fixtures {
  /** Of the page that is open; what the browser complains of meanwhile is forgiven at the end. */
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
/** A page that forbids its scripts to ask anybody. */
const closed = { 'content-security-policy': "default-src 'none'; connect-src 'none'" };

/** Shows its file to no other page. */
const unshared: RequestListener = (_, response) => response.writeHead(200, plain).end(TEXT);

/** The same, with another file, and a page everywhere else. */
function withPage(file: string | Buffer): RequestListener {
  return (request, response) =>
    request.url === '/robots.txt'
      ? response.writeHead(200, plain).end(file)
      : response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Shop</h1>');
}

/** What the browser says of answers that it does not show, of sites that forbid something, and of the service that is not there. */
async function forgive(page: Page, problems: string[]): Promise<void> {
  await expectLoadError(page, problems, 404);
  const isRefusal = (problem: string) =>
    /CORS|ERR_FAILED|Cross-Origin|http:\/\/127\.0\.0\.1:\d+\/(robots\.txt|favicon\.ico)/i.test(problem);
  problems.splice(0, problems.length, ...problems.filter((problem) => !isRefusal(problem)));
}

/** Fetches a site that does not show its file to other pages. */
async function fail(panel: FetchPanel, origin: string): Promise<void> {
  await panel.fetch(origin);
  await expect(panel.status).toContainText('Your browser did not get the file.');
}

/** The script of the bookmark, as it stands in its link. */
async function bookmarkOf(panel: FetchPanel): Promise<string> {
  await panel.root.getByText('With a bookmark', { exact: true }).click();
  const link = panel.root.getByRole('link', { name: 'Test robots.txt' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  const href = (await link.getAttribute('href')) ?? '';
  return decodeURIComponent(href.slice('javascript:'.length));
}

/** Pastes a text into a field, as a terminal of Windows hands it over. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate(
    (textarea, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox takes no data in the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      textarea.dispatchEvent(event);
    },
    text.replaceAll('\n', '\r\n'),
  );
}

/** Presses the bookmark on a page. */
async function press(page: Page, address: string, script: string): Promise<void> {
  await page.goto(address);
  // The page goes elsewhere meanwhile.
  await page.evaluate(script).catch(() => undefined);
}

/** The same as browsers do it: by going to the address of the bookmark. Pages can only do that where their policy allows scripts. */
async function follow(page: Page, address: string, script: string): Promise<void> {
  await page.goto(address);
  const code = `javascript:${encodeURIComponent(script)}`;
  await page.evaluate((bookmark) => location.assign(bookmark), code).catch(() => undefined);
}

test.describe('the browser itself', () => {
  test('asks a site that allows it, and nobody else', async ({ page, tester, panel, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { origin, asked } = await site((request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(302, { ...open, location: '/elsewhere.txt' }).end()
        : response.writeHead(200, open).end(TEXT),
    );
    await panel.button.click();
    await expect(panel.status).toHaveText(
      'This copy of the tester has no fetch service. Your browser asks the site itself, which most sites do not allow. Where that fails, other ways are shown.',
    );
    await tester.askUrl('/shop/cart?x=1');
    await panel.fetch(`${origin}/some/page?secret=1`);
    await panel.reopen();
    await expect(panel.status).toContainText('answered HTTP 200 after redirects.');
    await expect(tester.source).toContainText('HTTP 200 · redirects · 31 B · cached 1 h');
    await tester.expectVerdict('disallowed', 2);
    await expect(panel.root).toContainText('Your browser asked the site itself, from your address.');
    await expect(panel.requests.getByRole('listitem').first()).toContainText('redirects');
    expect(asked).toEqual(['GET /robots.txt', 'GET /elsewhere.txt']);
    // The host of the page has not learnt which site it was.
    expect(requests.filter((url) => url.includes('secret') || url.includes('api/robots?'))).toEqual([]);
    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect([...origins].filter((each) => each !== new URL(page.url()).origin && each !== origin)).toEqual([]);
  });

  test('asks under the headers that a host should send, where the page itself cannot', async ({
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
    const { origin, asked } = await site((_, response) => response.writeHead(200, open).end(TEXT));
    await tester.start(`${host.origin}/`);
    const address = `${origin}/robots.txt`;
    expect(await page.evaluate((url) => fetch(url).catch(() => 'forbidden'), address)).toBe('forbidden');
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await tester.askUrl('/shop/cart?x=1');
    await panel.fetch(origin);
    await tester.expectVerdict('disallowed', 2);
    expect(asked).toEqual(['GET /robots.txt']);
  });

  test('shows an error as what it is', async ({ tester, panel, site, problems }) => {
    const { origin } = await site((_, response) => response.writeHead(503, open).end('busy'));
    await tester.askUrl('/shop/cart?x=1');
    await panel.fetch(origin);
    await panel.press('Test with this answer');
    await tester.expectVerdict('disallowed', 0, /^No, for now\. The site answered HTTP 503/);
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('503')));
  });

  test('gets nothing of most sites: then there are other ways', async ({ tester, panel, site }) => {
    const { origin } = await site(unshared);
    await fail(panel, origin);
    await expect(tester.source).toContainText('Example: A shop');
    const ways = panel.root.getByRole('region', { name: 'Other ways to the file' });
    await expect(ways.getByText(/^(With a bookmark|In a terminal)$/)).toHaveText([
      'With a bookmark',
      'In a terminal',
    ]);
    await expect(ways.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      `${origin}/robots.txt`,
    );
    await panel.press('Paste the text');
    await expect(tester.editor).toBeFocused();
    await tester.paste(TEXT);
    await expect(tester.source).toContainText('Your text');
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
    const { origin, asked } = await site(withPage(bytes));
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    asked.length = 0;
    const visits: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(request.headerValue('referer'));
    });
    await follow(page, `${origin}/shop/a?b=1`, script);
    await tester.expectVerdict('disallowed', 2);
    expect(asked.filter((request) => !request.includes('favicon'))).toEqual([
      'GET /shop/a?b=1',
      'GET /robots.txt',
    ]);
    await expect(tester.url).toHaveValue(`${origin}/shop/a?b=1`);
    // The host of the tester does not learn from which site somebody came.
    expect(await Promise.all(visits)).toEqual([null, null]);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tester.source).toContainText('/robots.txtHTTP 200 · 34 B · cached 1 h · by bookmark');
  });

  test('packs 500 KB into an address that every browser opens', async ({ page, tester, panel, site }) => {
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

  test('reads the window of the file where the site forbids to ask', async ({
    page,
    tester,
    panel,
    site,
  }) => {
    const { origin } = await site((_, response) =>
      response.writeHead(200, { ...plain, ...closed }).end('User-agent: *\nDisallow: /\n'),
    );
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    await press(page, `${origin}/robots.txt`, script);
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.url).toHaveValue(`${origin}/`);
  });

  test('elsewhere says how to go on, and asks nobody', async ({ page, tester, panel, site }) => {
    const { origin, asked } = await site((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...closed }).end('<h1>Shop</h1>'),
    );
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    asked.length = 0;
    await press(page, `${origin}/shop/`, script);
    await expect(panel.status).toContainText('The bookmark could not read the file.');
    await expect(panel.site).toHaveValue(origin);
    expect(asked).not.toContain('GET /robots.txt');
    await expect(tester.source).toContainText('Example: A shop');
    await panel.press('Paste the text');
    await expect(tester.editor).toBeFocused();
  });

  test('does nothing here but say so, and can be made by hand', async ({ panel, site }) => {
    const { origin } = await site(unshared);
    await fail(panel, origin);
    const script = await bookmarkOf(panel);
    await panel.root.getByRole('link', { name: 'Test robots.txt' }).click();
    await expect(panel.root).toContainText('Here it does nothing: drag it to your bookmarks bar');
    const address = panel.root.getByRole('textbox', { name: 'Address of the bookmark' });
    expect(decodeURIComponent(await address.inputValue())).toBe(`javascript:${script}`);
    await address.focus();
    const selected = await address.evaluate(
      ({ selectionStart, selectionEnd }: HTMLInputElement) => (selectionEnd ?? 0) - (selectionStart ?? 0),
    );
    expect(selected).toBe((await address.inputValue()).length);
  });
});

test.describe('the line for a terminal', () => {
  const printed = [
    'HTTP/1.1 301 Moved Permanently',
    'Location: https://www.example.com/robots.txt',
    '',
    'HTTP/2 200 ',
    'content-type: text/plain; charset=utf-8',
    'cache-control: max-age=86400',
    '',
    'User-agent: *',
    'Disallow: /shop/',
    '',
  ].join('\n');

  test('prints what is understood when it is pasted', async ({ tester, panel, site }) => {
    const { origin } = await site(unshared);
    await tester.askUrl('/shop/cart?x=1');
    await fail(panel, origin);
    await write(panel.site, 'https://example.com/a');
    await panel.root.getByText('In a terminal', { exact: true }).click();
    await expect(panel.root.getByRole('textbox', { name: 'Line to run' })).toHaveValue(
      'curl -sSiL "https://example.com/robots.txt"',
    );
    const field = panel.root.getByRole('textbox', { name: 'What it printed' });
    await write(field, 'curl: command not found');
    await panel.press('Test it');
    await expect(panel.status).toContainText('This is not what the line prints.');
    await paste(field, 'HTTP/2 200\ncontent-length: 31\n\n');
    await expect(panel.status).toContainText('These are the headers alone.');
    await paste(field, 'HTTP/2 503\n\n');
    await expect(panel.status).toContainText('Your text is unchanged.');
    await expect(panel.status).toBeFocused();
    await paste(field, printed);
    await panel.reopen();
    await expect(panel.status).toHaveText('example.com answered HTTP 200 after 1 redirect.');
    await tester.expectVerdict('disallowed', 2);
    await expect(tester.source).toContainText('HTTP 200 · 1 redirect · 33 B · cached 24 h · by curl');
    await expect(panel.requests.getByRole('listitem').nth(1)).toContainText(
      'https://www.example.com/robots.txt',
    );
    await expect(panel.root).toContainText('As curl printed it on your computer.');
    await tester.simulate.click();
    await expect(tester.simulation.getByRole('radio', { name: /^As fetched, 200/ })).toBeChecked();
  });

  test('is not offered for a host that a shell would run', async ({ panel, problems }) => {
    await panel.fetch('http://$(id).example');
    await expect(panel.root.getByRole('region', { name: 'Other ways to the file' })).toBeVisible();
    await expect(panel.root.getByText('In a terminal', { exact: true })).toHaveCount(0);
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_NAME')));
  });
});

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the ways are accessible @chromium-only, ${scheme}, ${width} wide`, async ({
    page,
    tester,
    panel,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    const { origin } = await site(unshared);
    if (width < 640) {
      await tester.chooseFromMenu('From a site…');
      await expect(panel.site).toBeFocused();
    }
    await fail(panel, origin);
    for (const way of ['With a bookmark', 'In a terminal']) {
      await panel.root.getByText(way, { exact: true }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await tester.scrollsSideways()).toBe(false);
    }
  });
}
