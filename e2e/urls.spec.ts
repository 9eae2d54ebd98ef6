import type { Browser } from '@playwright/test';
import { downloaded } from './support/downloaded';
import { packed } from './support/packed';
import { expect, test } from './support/test';
import { TesterPage, write } from './support/tester-page';
import { type ListedUrls, UrlsView } from './support/urls-view';

const shop = `User-agent: *
Disallow: /search
Disallow: /cart

User-agent: Googlebot
Allow: /shop/
Disallow: /shop
Disallow: /*?x=

User-agent: GPTBot
Disallow: /
`;

/** Four rows: one fails, one passes, of two nothing is expected; two of the first three crawlers differ in each. */
const list: ListedUrls = {
  text: shop,
  urls: [
    { url: '/search?q=boots', expected: 'blocked' },
    { url: '/shop', expected: { Googlebot: 'blocked', Bingbot: 'allowed', GPTBot: 'blocked' } },
    '/shop/shoes',
    '/about',
  ],
};

let urls: UrlsView;

test.beforeEach(async ({ tester }) => {
  urls = new UrlsView(tester);
  await tester.start();
});

test('an empty list says how to fill it', async () => {
  await urls.tab.click();
  await expect(urls.view).toContainText('Paste URLs, one per line, or import a CSV.');
  await expect(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
  await expect(urls.view.getByRole('button', { name: 'Open a file' })).toBeVisible();
  await expect(urls.grid).toHaveCount(0);
  await urls.expectNoViolations();
});

test('a test file shows its URLs with the answer and the line for each crawler, and what is expected', async () => {
  await urls.show(list);
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await urls.expectUrls(['/search?q=boots', '/shop', '/shop/shoes', '/about']);
  await expect(urls.grid).toHaveAttribute('aria-rowcount', '5');
  await expect(urls.row(0).locator('[data-column]')).toHaveText([
    /search/,
    'Allowed',
    'BlockedL2',
    'BlockedL11',
    'Blocked',
    'fail',
  ]);
  await expect(urls.row(1).locator('[data-column]')).toHaveText([
    /shop/,
    'BlockedL7',
    'Allowed',
    'BlockedL11',
    'By crawler',
    'pass',
  ]);
  await expect(urls.cell(2, 4)).toHaveText('Not set');
  await expect(urls.cell(2, 1)).toHaveText('AllowedL6');
  await expect(urls.cell(2, 1).getByTitle('line 6')).toHaveText('L6');
  await expect(urls.cell(0, 0).getByTitle('The chosen crawlers do not get the same answer.')).toBeVisible();
});

test('every cell says what the page says of that URL and crawler, and a press asks it', async ({
  tester,
}) => {
  await urls.show(list);
  for (const [place, column] of [
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 3],
  ] as const) {
    await urls.tab.click();
    const text = (await urls.cell(place, column).innerText()).replace(/\s/g, '');
    const url = await urls.url(place).innerText();
    await urls.cell(place, column).click();
    const [, word, line] = /^(Allowed|Blocked)(?:L(\d+))?$/.exec(text) ?? [];
    await tester.expectVerdict(word === 'Allowed' ? 'allowed' : 'disallowed', Number(line ?? 0));
    await expect(tester.page.locator('#panel-why')).toBeVisible();
    await expect(tester.page.getByRole('combobox', { name: 'URL to test' })).toHaveValue(url);
  }
  await expect(tester.crawler).toHaveValue('GPTBot');
});

test('rows are filtered by their check, their answers and their text; the buttons count', async () => {
  await urls.show(list);
  await expect(urls.counted('All', 4)).toBeChecked();
  await expect(urls.counted('Not set', 2)).toBeVisible();
  await urls.filter('Fail');
  await urls.expectUrls(['/search?q=boots']);
  await expect(urls.found).toHaveText('1 of 4 URLs');
  await urls.filter('Pass');
  await urls.expectUrls(['/shop']);
  await urls.filterMore('Differs 4');
  await urls.expectUrls(['/search?q=boots', '/shop', '/shop/shoes', '/about']);
  await urls.filterMore('Not this file 0');
  await expect(urls.view).toContainText('This file decides for every URL. Clear the filter');
  await urls.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(urls.found).toBeEmpty();
  await write(urls.search, 'SHOP');
  await urls.expectUrls(['/shop', '/shop/shoes']);
  await expect(urls.found).toHaveText('2 of 4 URLs');
  await expect(urls.counted('All', 2)).toBeVisible();
  await write(urls.search, 'checkout');
  await expect(urls.view).toContainText('No URL contains “checkout”. Clear the filter');
  await urls.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(urls.search).toHaveValue('');
  await urls.expectUrls(['/search?q=boots', '/shop', '/shop/shoes', '/about']);
});

test('heads sort, and the third press gives the order of the list back', async () => {
  await urls.show(list);
  const head = urls.grid.getByRole('columnheader', { name: 'URL' });
  await urls.sortBy('URL');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await urls.expectUrls(['/about', '/search?q=boots', '/shop', '/shop/shoes']);
  await urls.sortBy('URL');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await urls.expectUrls(['/shop/shoes', '/shop', '/search?q=boots', '/about']);
  await urls.sortBy('URL');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await urls.expectUrls(['/search?q=boots', '/shop', '/shop/shoes', '/about']);
  await urls.sortBy('Bingbot');
  await urls.sortBy('Bingbot');
  await expect(urls.url(0)).toHaveText('/search?q=boots');
});

test('arrows move by cell, Enter asks about it, and the way back leads to the same cell', async ({
  page,
  tester,
}) => {
  await urls.show(list);
  await urls.search.focus();
  await expect(urls.grid.locator('[tabindex="0"][data-column]')).toHaveCount(1);
  await urls.cell(0, 0).focus();
  for (const [key, place] of [
    ['ArrowDown', '1:0'],
    ['ArrowRight', '1:1'],
    ['End', '1:5'],
    ['Home', '1:0'],
    ['Control+End', '3:5'],
    ['ArrowDown', '3:5'],
    ['Control+Home', '0:0'],
    ['ArrowUp', '-1:0'],
    ['ArrowDown', '0:0'],
    ['PageDown', '3:0'],
    ['PageUp', '0:0'],
    ['ArrowDown', '1:0'],
    ['ArrowRight', '1:1'],
    ['ArrowRight', '1:2'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await urls.focused(), key).toBe(place);
  }
  await page.keyboard.press('Enter');
  await expect(tester.crawler).toHaveValue('Bingbot');
  await tester.expectVerdict('allowed', 0);
  await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
  await urls.tab.click();
  await expect(urls.cell(1, 2)).toHaveAttribute('tabindex', '0');
});

// Only there the clipboard can be read.
test('the URL of a row is copied by keys @chromium-only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await urls.show(list);
  await urls.cell(1, 2).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(urls.said).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/shop');
});

test('what is expected is chosen by keys, and checked at once and while the file is edited', async ({
  page,
  tester,
}) => {
  await urls.show(list);
  await urls.cell(3, 4).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Expected' });
  const choice = (name: string) => menu.getByRole('menuitemradio', { name });
  await expect(choice('Not set')).toBeFocused();
  await page.keyboard.press('End');
  await expect(choice('By crawler…')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(choice('Not set')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(urls.cell(3, 4)).toHaveText('Allowed');
  await expect(urls.cell(3, 5)).toHaveText('fail');
  await expect(urls.cell(3, 4)).toBeFocused();
  await expect(urls.counted('Fail', 2)).toBeVisible();
  // GPTBot may go there now.
  await tester.goToEnd();
  await page.keyboard.type('Allow: /about\n');
  await expect(urls.cell(3, 3)).toHaveText('AllowedL12');
  await expect(urls.cell(3, 5)).toHaveText('pass');
  await expect(urls.counted('Fail', 1)).toBeVisible();
  await urls.expectRow(3, 'Not set');
  await expect(urls.cell(3, 5)).toHaveText('–');
  await expect(urls.counted('Not set', 2)).toBeVisible();
});

test('what is expected is said for each crawler, and for all again', async ({ page }) => {
  await urls.show(list);
  await urls.cell(3, 4).click();
  await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
  await expect(urls.dialog.getByRole('heading')).toHaveText('What do you expect of /about?');
  await urls.dialog.getByRole('combobox', { name: 'All crawlers' }).selectOption('Allowed');
  await urls.dialog.getByRole('combobox', { name: 'GPTBot' }).selectOption('Blocked');
  await page.keyboard.press('Escape');
  await expect(urls.cell(3, 4)).toHaveText('By crawler');
  await expect(urls.cell(3, 5)).toHaveText('pass');
  await expect(urls.cell(3, 4)).toBeFocused();
  await urls.expectRow(3, 'Blocked');
  await expect(urls.cell(3, 4)).toHaveText('Blocked');
  await expect(urls.cell(3, 5)).toHaveText('fail');
});

test('a word of a crawler’s own shows, though it is the word for all', async ({ page }) => {
  await urls.show(list);
  await urls.expectRow(3, 'Allowed');
  await expect(urls.cell(3, 4)).toHaveText('Allowed');
  await expect(urls.cell(3, 4)).not.toHaveAttribute('title');
  await urls.cell(3, 4).click();
  await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
  const own = urls.dialog.getByRole('combobox', { name: 'GPTBot' });
  await expect(own).toHaveValue('');
  await own.selectOption('Allowed');
  await page.keyboard.press('Escape');
  await expect(urls.cell(3, 4)).toHaveText('By crawler');
  await expect(urls.cell(3, 4)).toHaveAttribute('title', 'GPTBot: Allowed. All others: Allowed.');
  await urls.cell(3, 4).click();
  await expect(page.getByRole('menuitemradio', { name: 'By crawler…' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(own).toHaveValue('allowed');
  await own.selectOption('As for all (Allowed)');
  await page.keyboard.press('Escape');
  await expect(urls.cell(3, 4)).toHaveText('Allowed');
});

test.describe('where another list comes meanwhile', () => {
  /** Imports these in place of the list: they come a while after the window is closed. */
  async function importLate(...others: string[]): Promise<void> {
    const content = await packed(
      '',
      400,
      '# nothing yet, and nothing in this line either\n',
      others.join('\n'),
    );
    await urls.view.getByRole('button', { name: 'Import', exact: true }).click();
    await urls.page.getByRole('menuitem', { name: 'Open a file' }).click();
    await urls.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'late.txt.gz', mimeType: 'application/gzip', buffer: content });
    await urls.dialog.getByRole('radio', { name: 'Replace the list' }).check();
    await urls.dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(urls.dialog.getByRole('progressbar')).toBeVisible();
    await urls.page.keyboard.press('Escape');
    await expect(urls.dialog).toHaveCount(0);
  }

  test('a choice in a menu is for the URL for which it was opened', async ({ page }) => {
    test.slow();
    await urls.show({ ...list, urls: ['/one', '/two', '/three'] });
    await importLate('/four', '/five', '/two');
    await urls.cell(1, 4).click();
    await expect(urls.url(0)).toHaveText('/one');
    await expect(urls.url(0)).toHaveText('/four');
    await page.getByRole('menuitemradio', { name: 'Blocked', exact: true }).click();
    await expect(urls.cell(2, 4)).toHaveText('Blocked');
    await expect(urls.cell(1, 4)).toHaveText('Not set');
    await importLate('/six', '/seven', '/eight');
    await urls.cell(2, 4).click();
    await expect(urls.url(0)).toHaveText('/six');
    await page.getByRole('menuitemradio', { name: 'Allowed', exact: true }).click();
    await expect(urls.said).toHaveText('Nothing was set: /two is no longer in the list.');
    await expect(urls.counted('Not set', 3)).toBeVisible();
  });

  test('so it is in the window for each crawler', async ({ page }) => {
    test.slow();
    await urls.show({ ...list, urls: ['/one', '/two', '/three'] });
    await importLate('/four', '/five');
    await urls.cell(0, 4).click();
    await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
    const choice = urls.dialog.getByRole('combobox', { name: 'All crawlers' });
    await expect(choice).toBeVisible();
    await expect(urls.url(0)).toHaveText('/four');
    await choice.selectOption('Allowed');
    const refusal = 'Nothing was set: /one is no longer in the list.';
    await expect(urls.dialog.getByRole('alert')).toHaveText(refusal);
    await expect(choice).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(urls.said).toHaveText(refusal);
    await expect(urls.counted('Not set', 2)).toBeVisible();
  });
});

test('a menu or window that was left open is gone with the view, and blocks nothing', async ({
  page,
  tester,
}) => {
  const other = (url: string) =>
    tester.drop(
      'other.robots-test.json',
      Buffer.from(JSON.stringify({ format: 'robots-test', version: 1, text: shop, urls: [url] })),
    );
  await urls.show(list);
  await urls.cell(3, 4).click();
  await expect(page.getByRole('menu', { name: 'Expected' })).toBeVisible();
  await other('/one');
  const why = page.getByRole('tab', { name: 'Why' });
  await expect(why).toHaveAttribute('aria-selected', 'true');
  await urls.tab.press('Enter');
  await expect(urls.url(0)).toHaveText('/one');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await urls.cell(0, 4).click();
  await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
  await expect(urls.dialog).toBeVisible();
  await other('/two');
  await expect(why).toHaveAttribute('aria-selected', 'true');
  await urls.tab.click({ timeout: 10_000 });
  await expect(urls.url(0)).toHaveText('/two');
  await expect(urls.dialog).toHaveCount(0);
});

test('the present answers are taken as expected, after a question where that replaces something', async () => {
  await urls.show({ ...list, urls: ['/about', '/cart'] });
  await urls.choose('Take the answers as expected');
  await expect(urls.said).toHaveText('Taken as expected for 2 URLs.');
  await expect(urls.counted('Pass', 2)).toBeVisible();
  await urls.choose('Take the answers as expected');
  await expect(urls.dialog).toContainText('What you expect of 2 URLs is replaced');
  await urls.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(urls.dialog).toHaveCount(0);
  await urls.expectRow(0, 'Blocked');
  await expect(urls.counted('Fail', 1)).toBeVisible();
  await urls.choose('Take the answers as expected');
  await urls.dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(urls.counted('Pass', 2)).toBeVisible();
});

test('the list is cleared after a question', async () => {
  await urls.show(list);
  await urls.choose('Clear the list');
  await expect(urls.dialog).toContainText('4 URLs and what you expect of them are removed.');
  await urls.dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
});

test('columns are chosen, and follow the question again', async ({ page, tester }) => {
  await urls.show({ ...list, crawlers: [], urls: ['/shop/shoes'] });
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await urls.choose('Crawlers…');
  await write(urls.dialog.getByRole('searchbox', { name: 'Find a crawler' }), 'yandex');
  await urls.dialog.getByRole('checkbox', { name: /^YandexBot/ }).check();
  await expect(urls.dialog).toContainText('4 of 50 chosen');
  await write(urls.dialog.getByRole('searchbox', { name: 'Find a crawler' }), 'bingbot');
  await urls.dialog.getByRole('checkbox', { name: /^Bingbot/ }).uncheck();
  await page.keyboard.press('Escape');
  if (await urls.dialog.isVisible()) await page.keyboard.press('Escape');
  await urls.expectCrawlers(['Googlebot', 'GPTBot', 'YandexBot']);
  await urls.choose('Crawlers…');
  await urls.dialog.getByRole('button', { name: 'Follow the question' }).click();
  await page.keyboard.press('Escape');
  await tester.askCrawler('Applebot');
  await urls.expectCrawlers(['Applebot', 'Googlebot', 'Bingbot', 'GPTBot']);
});

test('where the file lies decides for which URLs it speaks', async () => {
  await urls.show({
    ...list,
    robotsUrl: 'https://example.com/robots.txt',
    urls: ['/about', 'https://example.com/cart', 'https://other.example/cart', 'http://example.com/cart'],
  });
  await expect(urls.grid.getByRole('columnheader').first()).toHaveText('URL on example.com');
  await urls.expectUrls(['/about', '/cart', 'https://other.example/cart', 'http://example.com/cart']);
  await expect(urls.cell(1, 2)).toHaveText('BlockedL3');
  await expect(urls.cell(2, 2)).toHaveText('Not this file');
  await urls.filterMore('Not this file 2');
  await urls.expectUrls(['https://other.example/cart', 'http://example.com/cart']);
});

test('a URL that came several times is in the list once', async () => {
  await urls.show({ ...list, urls: ['/a'] });
  await urls.choose('Clear the list');
  await urls.dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await urls.importList('list.txt', '/twice\n/once\n/twice\n');
  await urls.expectUrls(['/twice', '/once']);
  await expect(urls.cell(0, 0).getByTitle('In the list 2 times')).toHaveText('×2');
});

test('results are saved as CSV, JSON and JUnit', async ({ page }) => {
  await urls.show(list);
  const csv = await downloaded(page, () => urls.export('CSV'));
  expect(csv.name).toBe('robots-txt-urls.csv');
  expect(csv.content.toString('utf8')).toContain('/search?q=boots');
  await expect(urls.said).toHaveText('Saved');
  const json = await downloaded(page, () => urls.export('JSON'));
  expect(json.name).toBe('robots-txt-urls.json');
  expect(JSON.stringify(JSON.parse(json.content.toString('utf8')))).toContain('/shop/shoes');
  const junit = await downloaded(page, () => urls.export('JUnit XML'));
  expect(junit.name).toBe('robots-txt-urls.xml');
  expect(junit.content.toString('utf8')).toMatch(/^<\?xml .*<testsuite/s);
});

test('100,000 URLs: the last is reached by a key and by the scroll bar, and few rows are in the page', async ({
  page,
}) => {
  test.slow();
  await urls.show({ text: shop, urls: [] });
  await urls.importList('many.txt', Array.from({ length: 100_000 }, (_, number) => `/p${number}`).join('\n'));
  await expect(urls.counted('All', 100_000)).toBeVisible();
  await expect(urls.view).toContainText('This list has more than 5,000 URLs, too many for drafts');
  await urls.cell(0, 0).focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect(urls.url(99_999)).toHaveText('/p99999');
  await expect(urls.row(99_999)).toBeInViewport();
  await expect(urls.cell(99_999, 0)).toBeFocused();
  await expect(urls.row(99_999)).toHaveAttribute('aria-rowindex', '100001');
  await page.keyboard.press('Control+Home');
  await expect(urls.cell(0, 0)).toBeFocused();
  const box = urls.grid.locator('..');
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(urls.url(99_999)).toHaveText('/p99999');
  // The cell that has the focus stays, out of sight.
  await expect(urls.cell(0, 0)).toBeFocused();
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(urls.url(50_000)).toHaveText('/p50000');
  await expect(urls.url(50_000)).toBeInViewport();
  expect(await urls.grid.getByRole('row').count()).toBeLessThan(60);
  await page.keyboard.press('ArrowDown');
  await expect(urls.cell(1, 0)).toBeFocused();
  await expect(urls.row(1)).toBeInViewport();
});

test('what was in sight is in sight again after another view was shown', async ({ page }) => {
  await urls.show({ text: shop, urls: Array.from({ length: 4_000 }, (_, number) => `/p${number}`) });
  const box = urls.grid.locator('..');
  await box.evaluate((element) => element.scrollTo(0, 60_000));
  await expect(urls.url(2_000)).toHaveText('/p2000');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(urls.grid).toBeHidden();
  await urls.tab.click();
  await expect(urls.row(2_000)).toBeInViewport();
});

test('50 crawlers: only cells in sight are made, and keys reach the others', async ({ page }) => {
  const crawlers = Array.from(
    { length: 50 },
    (_, number) => `Bot${String.fromCharCode(65 + number / 26, 65 + (number % 26))}`,
  );
  await urls.show({ ...list, crawlers });
  await expect(urls.row(0).locator('[role=gridcell]')).not.toHaveCount(52);
  await urls.cell(0, 0).focus();
  await page.keyboard.press('End');
  await expect(urls.cell(0, 52)).toBeFocused();
  await expect(urls.cell(0, 52)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(urls.cell(0, 50)).toBeFocused();
  await expect(urls.cell(0, 50)).toHaveText('BlockedL2');
  await expect(urls.url(0)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(urls.cell(0, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(urls.cell(0, 1)).toBeFocused();
  await expect(urls.cell(0, 1)).toBeInViewport({ ratio: 1 });
});

test('where a row leaves the filter, the focus stays in the table', async ({ page }) => {
  await urls.show({
    ...list,
    urls: [
      { url: '/about', expected: 'blocked' },
      { url: '/cart', expected: 'allowed' },
    ],
  });
  await urls.filter('Fail');
  await urls.expectUrls(['/about', '/cart']);
  await urls.cell(1, 4).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Not set' }).click();
  await urls.expectUrls(['/about']);
  await expect(urls.cell(0, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Not set' }).click();
  await expect(urls.view).toContainText('No expectation fails.');
  await expect(urls.view.getByRole('button', { name: 'Clear the filter' })).toBeFocused();
});

/** A page in which a file does not arrive, or another in its place; its errors in the console are meant. */
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

test('where that part of the page does not arrive, it says so', async ({ browser, tester }) => {
  const { page, view, close } = await pageWithout(/assets\/start-urls-/, { browser, tester });
  await expect(view.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'disallowed');
  await close();
});

for (const [what, script, sentence] of [
  ['does not arrive', undefined, 'URLs cannot be tested in numbers'],
  [
    'dies every time',
    "postMessage({ kind: 'ready' }); onmessage = () => { throw new Error('planted'); };",
    'The testing of many URLs has stopped working.',
  ],
] as const) {
  test(`where its worker ${what}, it can be started again`, async ({ browser, tester }) => {
    const worker = /\/worker-urls\.worker-/;
    const { page, view, close } = await pageWithout(worker, { browser, tester }, script);
    await expect(view.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'disallowed');
    await page.unroute(worker);
    await view.getByRole('button', { name: 'Restart' }).click();
    await expect(view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
    await close();
  });
}

test('the windows and menus have no faults of accessibility', async ({ page }) => {
  await urls.show(list);
  await urls.cell(3, 4).click();
  await expect(page.getByRole('menu', { name: 'Expected' })).toBeVisible();
  await urls.expectNoViolations();
  await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
  await expect(urls.dialog).toBeVisible();
  await urls.expectNoViolations();
  await page.keyboard.press('Escape');
  await urls.choose('Crawlers…');
  await expect(urls.dialog.getByRole('checkbox', { name: /^YandexBot/ })).toBeVisible();
  await urls.expectNoViolations();
});

test('on a phone rows are sorted and URLs come in by the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await urls.show(list);
  await urls.choose('By URL');
  await urls.expectUrls(['/about', '/search?q=boots', '/shop', '/shop/shoes']);
  await urls.choose('As in the list');
  await expect(urls.url(0)).toHaveText('/search?q=boots');
  await urls.choose('Paste URLs');
  await expect(urls.dialog).toBeVisible();
});

test('the table has no faults of accessibility, light', async () => {
  await urls.show(list);
  await urls.expectNoViolations();
});

test('the table has no faults of accessibility, dark @chromium-only', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await urls.show(list);
  await urls.expectNoViolations();
});

for (const width of [390, 320])
  test(`on a screen of ${width} px rows are blocks, and nothing scrolls sideways`, async ({
    page,
    tester,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await urls.show(list);
    await expect(urls.row(0)).toContainText('Googlebot');
    await expect(urls.cell(0, 4)).toHaveText('fail: expected Blocked for Googlebot');
    await expect(urls.cell(1, 4)).toHaveText('pass: expected for each crawler');
    expect(await tester.scrollsSideways()).toBe(false);
    const { width: across } = (await urls.row(0).boundingBox()) ?? { width: 0 };
    expect(across).toBeLessThanOrEqual(width);
    for (const cell of await urls.row(0).locator('[aria-colindex]:not([role=rowheader])').all())
      expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await urls.expectNoViolations();
    await urls.expectRow(3, 'Blocked');
    await expect(urls.cell(3, 4)).toContainText('fail: expected Blocked for Googlebot and 1 other');
    await urls.cell(0, 2).click();
    await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
    await tester.expectVerdict('disallowed', 2);
  });
