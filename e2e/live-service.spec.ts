import { gzipSync } from 'node:zlib';
import { expectKept } from './support/drafts';
import { FetchPanel } from './support/fetch-panel';
import { type LiveTester, startLiveTester } from './support/live-tester';
import { expectLoadError } from './support/load-errors';
import { test as base, expect } from './support/test';

/* The built page with the real fetch service, which asks sites on this computer. src/ui/features/live tests how the page shows each answer. */

interface Fixtures {
  live: LiveTester;
  panel: FetchPanel;
}

const plain = { 'content-type': 'text/plain', 'cache-control': 'max-age=3600' };
/** Created in advance, because site and service share one process and its time. */
const bomb = gzipSync(Buffer.alloc(50_000_000, '#'));
const blocksShop = 'User-agent: *\nDisallow: /shop/\n';

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it destructured
  live: async ({}, use) => {
    let requests = 0;
    const live = await startLiveTester({
      'old.test': (request, response) =>
        response
          .writeHead(301, { location: `http://www.test:${request.socket.localPort}${request.url}` })
          .end(),
      'www.test': (_, response) => response.writeHead(200, plain).end(blocksShop),
      'missing.test': (_, response) =>
        response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>'),
      'silent.test': () => undefined,
      'inward.test': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      'login.test': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>'),
      'bomb.test': (_, response) =>
        response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(bomb),
      'garbage.test': ({ socket }) => socket.end('garbage\n'),
      'header.test': ({ socket }) =>
        socket.end(`HTTP/1.1 200 OK\r\n${`X-Big: ${'a'.repeat(8192)}\r\n`.repeat(100)}\r\n`),
      'short.test': ({ socket }) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nUser-agent: *\n'),
      'loop.test': (_, response) => response.writeHead(302, { location: '/robots.txt' }).end(),
      // Like a CDN that sends crawlers a different file than people.
      'cdn.test': ({ headers }, response) =>
        response
          .writeHead(200, plain)
          .end(headers['user-agent']?.includes('Googlebot') ? 'User-agent: *\nAllow: /shop/\n' : blocksShop),
      // Fails after it has sent its file once.
      'breaking.test': (_, response) => {
        requests += 1;
        if (requests === 1) response.writeHead(200, plain).end(blocksShop);
        else response.writeHead(503).end('busy');
      },
    });
    await use(live);
    await live.close();
  },
  panel: async ({ page, tester, live }, use) => {
    await tester.start(`${live.origin}/`);
    // A path is valid on every site. The example's URL disappears together with the example.
    await tester.testUrl('/shop/cart?x=1');
    await use(new FetchPanel(page));
  },
});

test('files, redirects, missing files and refused addresses are handled through the service', async ({
  page,
  tester,
  live,
  panel,
  problems,
}) => {
  await test.step('a chain of redirects is followed and listed, and its end is tested', async () => {
    await panel.fetch(live.address('old.test'));
    await tester.expectVerdict('disallowed', 2);
    await panel.reopen();
    await expect(panel.requests.getByRole('listitem')).toHaveCount(2);
    await expect(panel.requests.getByRole('listitem').nth(0)).toContainText('HTTP 301');
    await expect(panel.requests.getByRole('listitem').nth(1)).toContainText(
      `${live.address('www.test')}/robots.txt`,
    );
    await expect(tester.source).toContainText('HTTP 200 · 1 redirect · 31 B · cached 1 h');
  });
  await test.step('a missing file decides once its answer is tested', async () => {
    await panel.fetch(live.address('missing.test'));
    await expect(panel.status).toContainText('missing.test');
    await tester.expectVerdict('disallowed', 2);
    await panel.press('Test without a file');
    await tester.expectVerdict(
      'allowed',
      0,
      "Yes. HTTP 404 means there's no file, so everything is allowed.",
    );
  });
  await test.step('an address that is not on the internet is refused', async () => {
    await panel.fetch('10.0.0.1');
    await expect(panel.status).toHaveText(/^This address isn't on the public internet\./);
    await expectLoadError(page, problems, 400);
    await panel.fetch(live.address('inward.test'));
    await expect(panel.status).toContainText(
      "redirects to an address that we can't fetch: it isn't on the public internet.",
    );
  });
  await test.step('the file for a crawler’s name can be compared with the file for the tester', async () => {
    await panel.fetch(live.address('cdn.test'));
    await tester.expectVerdict('disallowed', 2);
    await panel.reopen();
    await panel.as.selectOption('Googlebot');
    await panel.press('Fetch again');
    await tester.expectVerdict('allowed', 2);
    await panel.reopen();
    await expect(panel.root).toContainText("Fetched in Googlebot's name, but from our IP address.");
    await panel.press('Compare the two');
    await expect(
      page
        .getByRole('tabpanel', { name: 'Compare' })
        .getByRole('heading', { name: /changes? .*from the file fetched before to this file/ }),
    ).toBeVisible();
  });
});

test('a reload keeps the file, its origin and its site’s answer', async ({ page, tester, live, panel }) => {
  const site = live.address('breaking.test');
  await panel.fetch(site);
  await tester.expectVerdict('disallowed', 2);
  await expectKept(page, `"robotsUrlInput":"${site}/robots.txt"`);
  await page.reload();
  await expect(tester.source).toContainText(/\/robots\.txtHTTP 200 · 31 B/);
  await tester.expectVerdict('disallowed', 2);
  await panel.button.click();
  await expect(panel.site).toHaveValue(site);
  await panel.press('Fetch again');
  await expect(panel.status).toContainText('HTTP 503');
  await tester.expectVerdict('disallowed', 2);
  await panel.press('Test with this response');
  await tester.expectVerdict('disallowed', 0, /^No, for now\. The site's robots.txt answered HTTP 503/);
  await expectKept(page, '"status":503');
  await page.reload();
  await tester.expectVerdict('disallowed', 0, /HTTP 503/);
  await expect(tester.source).toContainText('HTTP 503 · no text');
});

test('text typed before the panel has loaded is kept', async ({ page, tester, live, panel }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/robots' && searchParams.size > 0) requests.push(searchParams.toString());
  });
  let load: () => void = () => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/(fetch-panel|start-live)-/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const site = live.address('www.test');
  await panel.button.click();
  await page.keyboard.type(`${site.slice(0, -3)}xy`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(panel.site).toHaveValue(site.slice(0, -3));
  await expect(panel.root.getByRole('button')).toHaveCount(0);
  load();
  await expect(panel.root.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(panel.site).toBeFocused();
  await page.keyboard.type(site.slice(-3));
  await expect(panel.site).toHaveValue(site);
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 2);
  expect(requests).toEqual([new URLSearchParams({ url: site }).toString()]);
});

test('every broken answer gets a sentence, and the service continues', { tag: '@all' }, async ({
  tester,
  live,
  panel,
}) => {
  const sentences: readonly (readonly [site: string, isFile: boolean, expected: RegExp, verdict: RegExp])[] =
    [
      ['login.test', false, /answered HTTP 200\./, /^Yes\. Allowed: this file has no rules\./],
      ['bomb.test', true, /The site sends more than 1 MiB\. This is the beginning\./, /^Yes\./],
      [
        'garbage.test',
        false,
        /didn't send valid HTTP/,
        /^No, for now\. The site's response wasn't valid HTTP/,
      ],
      ['header.test', false, /didn't send valid HTTP/, /^No, for now\./],
      ['short.test', true, /closed the connection too early/, /^No, for now\. Only part of the file arrived/],
      ['loop.test', false, /The redirects of .* go in a circle\./, /^Yes\. More than 5 redirects/],
    ];
  for (const [site, isFile, expected, verdict] of sentences) {
    await test.step(site, async () => {
      await panel.fetch(live.address(site));
      if (!isFile) await panel.press(site === 'login.test' ? 'Show it' : 'Test with this response');
      await panel.reopen();
      await expect(panel.status).toContainText(site);
      await expect(panel.root).toContainText(expected);
      await expect(tester.verdict.getByRole('paragraph')).toHaveText(verdict);
    });
  }
  await panel.fetch(live.address('silent.test'));
  await expect(panel.status).toContainText("didn't respond in time");
  await panel.fetch(`http://nowhere.test:${new URL(live.address('x')).port}`);
  await expect(panel.status).toContainText("We couldn't find nowhere.test");
  await panel.fetch(live.address('login.test').replace('http:', 'https:'));
  await expect(panel.status).toContainText("doesn't offer a secure connection");
  await panel.fetch(live.address('www.test'));
  await tester.expectVerdict('disallowed', 2);
});
