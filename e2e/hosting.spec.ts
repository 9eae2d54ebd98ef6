import { expectKept } from './support/drafts';
import { expect, test } from './support/shared-page';

test('works at the root and below a path, with and without a slash', async ({ tester, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:') requested.push(pathname);
  });
  // The root comes last: a worker of the previous page may still load chunks, which must then be below /sub/path.
  for (const path of ['/sub/path/', '/sub/path', '/sub/path/index.html', '/index.html']) {
    await test.step(path, async () => {
      // Leaves the previous page, which still loads chunks while idle.
      await page.goto('about:blank');
      requested.length = 0;
      await tester.start(path);
      await tester.expectVerdict('disallowed', 12);
      await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'won');
      await expect(tester.why).toContainText('Blocked.');
      expect(new URL(page.url()).pathname).toBe(path === '/sub/path' ? '/sub/path/' : path);
      // The server has the same files at its root, so a request to the wrong path would succeed.
      expect(requested.some((pathname) => pathname.includes('/worker-tester'))).toBe(true);
      if (path.startsWith('/sub'))
        expect(requested.filter((pathname) => !pathname.startsWith('/sub/path'))).toEqual([]);
    });
  }
});

test('header and <meta> of each page have the same policy', async ({ request }) => {
  const headers = (await (await request.get('/_headers')).text()).split('\n\n');
  for (const [path, address] of [
    ['/', '/'],
    ['/embed/*', '/embed/'],
  ] as const) {
    const rule = headers.find((block) => block.trimStart().startsWith(`${path}\n`)) ?? '';
    const header = /Content-Security-Policy: (.*)/.exec(rule)?.[1];
    const html = await (await request.get(address)).text();
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&#39;', "'");
    expect(meta).toContain("default-src 'none'");
    // A <meta> can't contain frame-ancestors.
    expect(header?.replace(/; frame-ancestors .*/, '')).toBe(meta);
  }
});

test('a whole session sends nothing to other origins and keeps the address bar clean', async ({
  tester,
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests++;
    const { origin, search, protocol } = new URL(request.url());
    // These never leave the browser.
    if (protocol === 'data:' || protocol === 'blob:') return;
    // The Embed dialog checks with HEAD whether its script exists.
    const sendsNothing = search === '' && ['GET', 'HEAD'].includes(request.method());
    if (origin !== baseURL || !sendsNothing) elsewhere.push(request.url());
  });
  // Parameters are removed from the address once they are read.
  await tester.start('/#url=/start');
  const history = await page.evaluate(() => window.history.length);
  const expectHome = () => expect(page.url()).toBe(`${baseURL}/`);

  await tester.testUrl('https://secret.example.com/private?token=1#x');
  await tester.chooseCrawler('SecretBot');
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: SecretBot\nDisallow: /private');
  await tester.expectVerdict('disallowed', 33);
  expectHome();
  await tester.verdict.getByRole('link', { name: 'line 33' }).click();
  await expect(tester.editor).toBeFocused();
  expectHome();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('search')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await tester.showCrawlers();
  expectHome();
  await tester.crawlerName('GPTBot').click();
  await tester.crawlerRow('GPTBot').getByRole('link', { name: 'line 20' }).click();
  expectHome();
  await tester.otherDialects.click();
  await tester.answerBy('Python');
  await tester
    .engineCell('google')
    .getByRole('link', { name: /^line / })
    .click();
  expectHome();
  await tester.answerBy('Google');
  await tester.fileLiesAt('https://secret.example.com/robots.txt');
  await tester.pretend('503');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'End simulation' }).click();
  expectHome();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  // Waits for the preview, which loads a whole page.
  await expect(page.frameLocator('iframe').locator('[data-verdict]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expectHome();
  await tester.chooseFromMenu(/^A tie/);
  await tester.drop('a.txt', Buffer.from('User-agent: *\nDisallow: /\n'));
  await expect(tester.source).toContainText('a.txt');
  await tester.testUrl('/');
  await tester.expectVerdict('disallowed', 2);
  for (const name of ['Skip to the question', 'Skip to the editor']) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    expectHome();
  }
  await expectKept(page, '"urlInput":"/"');
  await page.reload();
  await tester.expectVerdict('disallowed', 2);
  expectHome();
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  expect(requests).toBeGreaterThan(5);
  expect(elsewhere).toEqual([]);
});
