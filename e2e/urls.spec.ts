import type { Browser, Page } from '@playwright/test';
import { urlsImportTexts, urlsTexts } from '../src/messages';
import { downloaded } from './support/downloaded';
import { expectKept } from './support/drafts';
import { packed } from './support/packed';
import { RulesTable } from './support/rules-table';
import { makeLink, stateIn } from './support/share';
import { expect, test } from './support/test';
import { TesterPage } from './support/tester-page';
import { UrlsImportDialog } from './support/urls-import-dialog';
import { UrlsView } from './support/urls-view';

const SHOP = `User-agent: *
Disallow: /search
Disallow: /cart

User-agent: Googlebot
Allow: /shop/
Disallow: /shop
Disallow: /*?x=

User-agent: GPTBot
Disallow: /
`;
const ACCESS_LOG =
  '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2 (+https://openai.com/gptbot)"\n';

let urls: UrlsView;
let imports: UrlsImportDialog;

test.beforeEach(async ({ tester }) => {
  urls = new UrlsView(tester);
  imports = new UrlsImportDialog(tester);
  await tester.start();
});

test('a list is imported from a file, filtered, sorted, checked and exported', async ({ page, tester }) => {
  await urls.show({ text: SHOP, urls: [] });
  await imports.choose(
    'urls.csv',
    'url,expected\n/shop,\n/search?q=boots,blocked\n/shop/shoes,\n/about,allowed\n',
  );
  await expect(imports.dialog).toContainText('CSV, separated by commas, with a header · 2 columns');
  await imports.button('Import').click();
  await expect(imports.headline).toHaveText('4 URLs were imported.');
  await imports.done();
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await urls.expectUrls(['/shop', '/search?q=boots', '/shop/shoes', '/about']);
  await expect(urls.row(0).locator('[data-column]')).toHaveText([
    /shop/,
    'BlockedL7',
    'Allowed',
    'BlockedL11',
    'Not set',
    '–',
  ]);

  await urls.filter('Fail');
  await urls.expectUrls(['/search?q=boots', '/about']);
  await urls.sortBy('URL');
  await urls.expectUrls(['/about', '/search?q=boots']);
  await urls.cell(0, 4).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Allowed' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await urls.expectUrls(['/search?q=boots']);
  await expect(urls.cell(0, 4)).toBeFocused();

  const csv = await downloaded(page, () => urls.export('CSV'));
  expect(csv.name).toBe('robots-txt-urls.csv');
  expect(csv.content.toString('utf8').split('\r\n')).toEqual([
    'url,crawler,outcome,line,rule,expected,status',
    '/search?q=boots,Googlebot,allowed,,,blocked,fail',
    '/search?q=boots,Bingbot,blocked,2,Disallow: /search,blocked,pass',
    '/search?q=boots,GPTBot,blocked,11,Disallow: /,blocked,pass',
    '',
  ]);
  await expect(urls.lastAction).toHaveText('Saved');
  await page.keyboard.press('Control+Home');
  await urls.cell(0, 2).focus();
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.crawler).toHaveValue('Bingbot');
  await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
});

test('the last of a million URLs is reached with a key and with the scroll bar, with few rows in the page', {
  tag: '@all',
}, async ({ page }) => {
  await urls.show({ text: SHOP, urls: [] });
  await imports.import(
    'many.txt',
    Array.from({ length: 1_000_000 }, (_, number) => `/p${number}`).join('\n'),
  );
  await imports.done();
  await urls.expectTested();
  await expect(urls.counted('All', 1_000_000)).toBeVisible();
  await expect(urls.view).toContainText('This list has more than 5,000 URLs, too many for drafts');
  await urls.cell(0, 0).focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect(urls.url(999_999)).toHaveText('/p999999');
  await expect(urls.row(999_999)).toBeInViewport();
  await expect(urls.cell(999_999, 0)).toBeFocused();
  await expect(urls.row(999_999)).toHaveAttribute('aria-rowindex', '1000001');
  await page.keyboard.press('Control+Home');
  await expect(urls.cell(0, 0)).toBeFocused();
  const box = urls.grid.locator('..');
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(urls.url(999_999)).toHaveText('/p999999');
  await box.evaluate((element) => element.scrollTo(0, (element.scrollHeight - element.clientHeight) / 2));
  await expect(urls.row(500_000)).toBeInViewport();
  expect(await urls.grid.getByRole('row').count()).toBeLessThan(60);
  await page.keyboard.press('ArrowDown');
  await expect(urls.cell(1, 0)).toBeFocused();
  await expect(urls.row(1)).toBeInViewport();
});

test('a list is kept in a link, in a test file and across a reload', async ({ page, tester }) => {
  const entries = [
    { url: '/', expected: { '*': 'allowed', GPTBot: 'blocked' } },
    { url: '/cart', count: 12_345 },
  ];
  await urls.show({ text: SHOP, crawlers: [], urls: entries });
  // Changes the list, so that it is read back from its worker.
  await urls.expectRow(1, 'Allowed');
  await expect(urls.counted('Fail', 1)).toBeVisible();
  const expected = [entries[0], { ...entries[1], expected: 'allowed' }];
  const link = await makeLink(page);
  expect(stateIn(link)).toMatchObject({ urls: expected });
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save test file' }).click());
  expect(JSON.parse(file.content.toString('utf8')).urls).toEqual(expected);
  await page.keyboard.press('Escape');

  const expectList = async () => {
    await urls.expectTested();
    await urls.expectUrls(['/', '/cart']);
    await expect(urls.cell(0, 5)).toHaveText('pass');
    await expect(urls.cell(1, 0).getByTitle('In the list 12,345 times')).toHaveText('×12,345');
    expect(await imports.entries()).toBe(
      'url,expected,crawler\n/,allowed,\n/,blocked,GPTBot\n/cart,allowed,\n',
    );
  };
  await test.step('a reload brings it back from the draft', async () => {
    // The last change: the list itself was saved before.
    await expectKept(page, ',"allowed"]');
    await tester.start();
    await urls.tab.click();
    await expectList();
  });
  await test.step('the link brings it, too', async () => {
    await page.goto('about:blank');
    await tester.start(link);
    await expect(tester.source).toContainText("The contents of this link aren't saved.");
    await urls.tab.click();
    await expectList();
  });
});

test('a big import continues while the dialog is closed, and keeps the URLs read so far when it is cancelled', async ({
  page,
  tester,
}) => {
  const head = Array.from({ length: 2_000 }, (_, i) => `/first/${i}\n`).join('');
  const big = await packed(head, 400, 'https://example.com/again/\n');
  await imports.showView();
  await imports.choose('big.txt.gz', big);
  await imports.button('Import').click();
  await expect(imports.dialog.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expect(imports.button('Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(imports.dialog).toHaveCount(0);
  await expect(imports.status.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expect(imports.status).toContainText(/2,00\d URLs in the list/);
  await tester.drop('others.txt', Buffer.from('/others\n'));
  const refusal = imports.dialog.getByRole('alert');
  await expect(refusal).toHaveText(/^others\.txt wasn't imported because another import is running\./);
  await page.keyboard.press('Escape');
  await imports.status.getByRole('button', { name: 'Details' }).click();
  await imports.button('Cancel').click();
  await expect(imports.end).toContainText('You cancelled the import.');
  await expect(imports.headline).toHaveText(/^2,00\d URLs were imported\.$/);
  await imports.done();
  await expect(imports.status).toHaveCount(0);
});

test('a list is restored after its worker has failed, unless it was too long to be saved', {
  tag: '@chromium-only',
}, async ({ page }) => {
  await urls.show({ text: SHOP, urls: ['/a'] });
  await failWorker(page);
  await urls.expectTested();
  await urls.expectUrls(['/a']);
  await imports.import('many.txt', Array.from({ length: 6_000 }, (_, i) => `/${i}`).join('\n'));
  await imports.done();
  await expect(urls.counted('All', 6_001)).toBeVisible();
  await failWorker(page);
  await expect(urls.view.getByRole('alert')).toContainText('The list of 6,001 URLs was lost');
});

/** Makes the worker that holds the list fail with an error. */
async function failWorker(page: Page): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes('worker-urls'));
  const ended = worker?.waitForEvent('close');
  await worker?.evaluate(() => void setTimeout(() => Reflect.get(self, 'none').none));
  await ended;
}

test('parts of the view that could not be loaded are named, and everything else works', {
  tag: '@all',
}, async ({ browser, page, tester }) => {
  const worker = /\/worker-urls\.worker-/;
  const crash = "postMessage({ kind: 'ready' }); onmessage = () => { throw new Error('planted'); };";
  await test.step('the view itself', async () => {
    const { view, close } = await pageWithout(/assets\/start-urls-/, { browser, tester });
    await expect(view.getByRole('alert')).toContainText(urlsTexts.missing);
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
    await close();
  });
  for (const [script, sentence] of [
    [undefined, urlsTexts.unavailable],
    [crash, urlsTexts.stopped],
  ] as const)
    await test.step(`its worker, which ${script ? 'fails each time' : 'is not there'}`, async () => {
      const { page: other, view, close } = await pageWithout(worker, { browser, tester }, script);
      await expect(view.getByRole('alert')).toContainText(sentence);
      await expect(other.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'disallowed');
      await other.unroute(worker);
      await view.getByRole('button', { name: 'Restart' }).click();
      await expect(view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
      await close();
    });
  await test.step('the worker’s list of crawlers', async () => {
    await page.route('**/worker-full-*.js', (route) => route.abort());
    await imports.showView();
    await imports.choose('access.log', ACCESS_LOG);
    await imports.button('Import').click();
    await expect(imports.headline).toHaveText('1 URL was imported.');
    await expect(imports.dialog).toContainText(urlsImportTexts.report.requestersMissing);
  });
});

/** Opens a page with a file missing or replaced. Errors on its console are expected. */
async function pageWithout(
  file: RegExp,
  { browser, tester }: { browser: Browser; tester: TesterPage },
  script?: string,
) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(file, (route) =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(new URL('/', tester.page.url()).href);
  const without = new UrlsView(new TesterPage(page));
  await without.tab.click();
  return { page, view: without.view, close: () => context.close() };
}

test('on a phone, rows are blocks, the list can be filled and sorted, and a verdict opens Why', {
  tag: '@all',
}, async ({ page, tester }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await urls.show({ text: SHOP, urls: [{ url: '/search?q=boots', expected: 'blocked' }] });
  await imports.choose('more.txt', '/shop\n/about\n');
  await imports.button('Import').click();
  await imports.done();
  await urls.choose('By URL');
  await urls.expectUrls(['/about', '/search?q=boots', '/shop']);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(urls.cell(1, 4)).toHaveText('fail: expected Blocked for Googlebot');
    expect(await tester.scrollsSideways()).toBe(false);
    const { width: across } = (await urls.row(1).boundingBox()) ?? { width: 0 };
    expect(across).toBeGreaterThan(0);
    expect(across).toBeLessThanOrEqual(width);
  }
  await urls.cell(1, 2).click();
  await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
  await tester.expectVerdict('disallowed', 2);
});

test('each rule shows how many URLs it decides, in the view and in the margin of the file', async ({
  page,
  tester,
}) => {
  const rules = new RulesTable(tester);
  await urls.show({
    text: 'User-agent: *\nDisallow: /c\nDisallow: /admin/\nDisallow: /never\n',
    urls: ['/c', '/c/x', '/communities/1', '/communities/2', '/admin/a', '/free'],
  });
  await expect(tester.line('Disallow: /c')).toHaveAttribute('data-urls', '4 URLs');
  await expect(tester.line('Disallow: /never')).toHaveAttribute('data-urls', '0 URLs');
  await rules.showRules();
  expect(await rules.rows('deciding')).toEqual([
    'line 2 | Disallow: /c | 4',
    'line 3 | Disallow: /admin/ | 1',
  ]);
  expect(await rules.rows('idle')).toEqual(['line 4 | Disallow: /never']);
  const link = rules.section('deciding').getByRole('link', { name: 'line 3' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /admin/');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await rules.section('beside').getByRole('button', { name: 'Change line 2 to /c/' }).click();
  await expect(tester.line('Disallow: /c/')).toHaveAttribute('data-urls', '1 URL');
  await rules.expectFresh();
  expect(await rules.rows('deciding')).toContain('line 2 | Disallow: /c/ | 1');
});

test('a packed file is read up to 1 GB', { tag: '@all' }, async () => {
  test.slow();
  const bomb = await packed('/a\n/b\n', 1_100, 'x');
  expect(bomb.length).toBeLessThan(10_000_000);
  await imports.showView();
  await imports.import('bomb.txt.gz', bomb);
  await expect(imports.headline).toHaveText('2 URLs were imported.');
  await expect(imports.end).toContainText('This .gz file unpacks to more than 1 GB.');
});
