import type { Page } from '@playwright/test';
import { downloaded } from './support/downloaded';
import { expectKept } from './support/drafts';
import { packed } from './support/packed';
import { codeOf, makeLink, stateIn } from './support/share';
import { expect, test } from './support/test';
import { write } from './support/tester-page';
import { UrlsImportDialog } from './support/urls-import-dialog';
import { UrlsView } from './support/urls-view';

const text = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';
const paths = (length: number) => Array.from({ length }, (_, i) => `/${i}`).join('\n');

/** Makes the worker that keeps the list end with an error. */
async function failWorker(page: Page): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes('worker-urls'));
  const ended = worker?.waitForEvent('close');
  await worker?.evaluate(() => void setTimeout(() => Reflect.get(self, 'none').none));
  await ended;
}

let urls: UrlsView;
let imports: UrlsImportDialog;

test.beforeEach(async ({ tester }) => {
  urls = new UrlsView(tester);
  imports = new UrlsImportDialog(tester);
  await tester.start();
});

test('a word for all but one crawler, and how often a URL came, go with a link and a test file', async ({
  page,
  tester,
}) => {
  const entries = [
    { url: '/', expected: { '*': 'allowed', GPTBot: 'blocked' } },
    { url: '/cart', count: 12_345 },
  ];
  await urls.show({ text, crawlers: [], urls: entries });
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await expect(urls.cell(1, 0).getByTitle('In the list 12,345 times')).toHaveText('×12,345');
  // Something is done to the list, so that it is taken over from its worker.
  await urls.expectRow(1, 'Allowed');
  await expect(urls.counted('Fail', 1)).toBeVisible();
  const link = await makeLink(page);
  const wanted = [entries[0], { ...entries[1], expected: 'allowed' }];
  expect(stateIn(link)).toMatchObject({ urls: wanted });
  expect(stateIn(link)).not.toHaveProperty('crawlers');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save test file' }).click());
  expect(JSON.parse(file.content.toString('utf8')).urls).toEqual(wanted);

  await page.goto('about:blank');
  await tester.start(link);
  await urls.tab.click();
  await urls.expectTested();
  // The asked crawler is another now: the word for all others is about it, too.
  await tester.askCrawler('Applebot');
  await urls.expectCrawlers(['Applebot', 'Googlebot', 'Bingbot', 'GPTBot']);
  await expect(urls.cell(0, 6)).toHaveText('pass');
  await expect(urls.cell(1, 0).getByTitle('In the list 12,345 times')).toBeVisible();
  expect(await imports.entries()).toBe(
    'url,expected,crawler\n/,allowed,\n/,blocked,GPTBot\n/cart,allowed,\n',
  );
});

test('a list that is longer than links take is said to be: in the view, the report, Share and Save', async ({
  page,
  tester,
}) => {
  await urls.show({ text, urls: ['/a', '/b'] });
  await imports.import('many.txt', paths(5_000));
  const why = 'This list has more than 5,000 URLs, too many for drafts, links and test files';
  await expect(imports.dialog).toContainText(why);
  await imports.expectAccessible();
  await imports.done();
  await expect(urls.view.getByRole('status').filter({ hasText: why })).toBeVisible();
  expect(stateIn(await makeLink(page))).not.toHaveProperty('urls');
  await expect(urls.dialog).toContainText('The list of 5,002 URLs is left out.');
  await expect(urls.dialog).toContainText('Links and test files hold up to 5,000 URLs.');
  await imports.expectAccessible();
  await page.keyboard.press('Escape');
  await tester.chooseFromMenu('Save…');
  await expect(urls.dialog).toContainText('The list of 5,002 URLs is left out.');
  await page.keyboard.press('Escape');

  await imports.paste(`/a\n/${'b'.repeat(9_000)}`, 'Replace the list');
  await expect(urls.view).toContainText('A URL of this list has more than 8,192 characters');
  await imports.open('Edit the list');
  await expect(urls.dialog).toContainText('A URL of this list has more than 8,192 characters');
  await page.keyboard.press('Escape');
  await makeLink(page);
  await expect(urls.dialog).toContainText('The list of 2 URLs is left out. One of its URLs has more than');
});

test('a long list that is lost with its worker is said to be', { tag: '@chromium-only' }, async ({
  page,
}) => {
  await urls.show({ text, urls: [] });
  await imports.import('many.txt', paths(6_000));
  await imports.done();
  await expect(urls.counted('All', 6_000)).toBeVisible();
  await failWorker(page);
  const lost = 'The list of 6,000 URLs is gone';
  await expect(urls.view.getByRole('alert')).toContainText(lost);
  await urls.expectNoViolations();
  await imports.paste('/a');
  await expect(urls.counted('All', 1)).toBeVisible();
  await expect(urls.view).not.toContainText(lost);
  // A short one comes back.
  await failWorker(page);
  await expect(urls.counted('All', 1)).toBeVisible();
  await expect(urls.view).not.toContainText('is gone');
});

test('that nobody knows any more who asked is said when the worker has failed', {
  tag: '@chromium-only',
}, async ({ page }) => {
  await urls.show({ text, urls: [] });
  await imports.import(
    'access.log',
    '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2 (+https://openai.com/gptbot)"\n',
  );
  await imports.done();
  await expect(urls.view).toContainText('Asked by');
  await failWorker(page);
  await expect(
    urls.view.getByRole('status').filter({ hasText: 'Who asked for the URLs is gone' }),
  ).toBeVisible();
  await urls.expectNoViolations();
  await imports.paste('/b', 'Replace the list');
  await expect(urls.view).not.toContainText('is gone');
});

test('a list is edited without losing how often a URL came; to nothing, or it stays with the reason', async () => {
  await urls.show({ text, urls: [{ url: '/a', count: 3 }, '/b'] });
  await imports.open('Edit the list');
  await write(imports.list, 'url,expected,crawler\n/c,,\n/a,allowed,\n/a,blocked,GPTBot');
  await imports.button('Save').click();
  await urls.expectUrls(['/c', '/a']);
  await expect(urls.cell(1, 0).getByTitle('In the list 3 times')).toBeVisible();
  await imports.open('Edit the list');
  await write(imports.list, 'nothing\nof use');
  await imports.button('Save').click();
  await expect(imports.headline).toHaveText(
    'None of the 2 lines of the list has a URL that can be imported.',
  );
  await expect(imports.dialog).toContainText('The list stays as it was.');
  await imports.done();
  await expect(urls.counted('All', 2)).toBeVisible();
  await imports.open('Edit the list');
  await write(imports.list, '');
  await imports.button('Save').click();
  await expect(imports.dialog).toHaveCount(0);
  await expect(imports.opener('Paste URLs')).toBeVisible();
  await expect(urls.view).not.toContainText('Nothing was imported');
});

test('what a link and a test file hold while an import runs is said', async ({ page, tester }) => {
  test.slow();
  await urls.show({ text, urls: ['/a', '/b'] });
  await imports.choose('big.txt.gz', await packed('/new\n', 800, 'https://example.com/again/\n'));
  await imports.button('Import').click();
  await page.keyboard.press('Escape');
  await expect(imports.status.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  const note = 'An import is running: the list is taken as it was before.';
  await tester.chooseFromMenu('Save…');
  await expect(urls.dialog).toContainText(note);
  await page.keyboard.press('Escape');
  expect(stateIn(await makeLink(page))).toMatchObject({ urls: ['/a', '/b'] });
  await expect(urls.dialog).toContainText(note);
  await imports.expectAccessible();
  // The link does not change under somebody’s hands.
  await expect(urls.dialog).toContainText('the link does not hold what came with it', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      const state = stateIn(await makeLink(page));
      await page.keyboard.press('Escape');
      return state;
    })
    .toMatchObject({ urls: expect.arrayContaining([expect.stringContaining('/new')]) });
});

test('what contradicts in a link is said, and counts', async ({ page, tester }) => {
  const entries = [
    { url: '/a', count: 2, expected: { '*': 'allowed' } },
    { url: '/a', count: 5, expected: 'blocked' },
  ];
  await page.goto('about:blank');
  await tester.start(`/#${codeOf({ text, crawler: 'Googlebot', url: '/', urls: entries, view: 'urls' })}`);
  await urls.expectTested();
  await expect(urls.view).toContainText('1 entry that came with the file contradicts one before it');
  await expect(urls.view).not.toContainText('is no URL');
  await expect(urls.cell(0, 0).getByTitle('In the list 7 times')).toBeVisible();
});

test('an import that takes nothing leaves what came by a link a guest', async ({ page, tester }) => {
  await page.goto('about:blank');
  await tester.start(
    `/#${codeOf({ text, crawler: 'Googlebot', url: '/', urls: ['/a', 'no url'], view: 'urls' })}`,
  );
  await urls.expectTested();
  await expect(urls.view).toContainText('1 entry that came with the file is no URL');
  await imports.paste('# nothing');
  await expect(imports.status).toContainText('This list has no URL.');
  await expect(tester.source).toContainText('Shown, but not kept.');
  await expect(urls.view).toContainText('1 entry that came with the file is no URL');
  await imports.paste('/c');
  await expect(urls.counted('All', 2)).toBeVisible();
  await expect(tester.source).not.toContainText('Shown, but not kept.');
  await expectKept(page, '/c');
});

test('what is expected of a crawler without a column is said not to be checked', async () => {
  const crawlers = Array.from({ length: 50 }, (_, i) => `Crawler-${'x'.repeat(i)}`);
  await urls.show({ text, crawlers, urls: [{ url: '/a', expected: { GPTBot: 'allowed' } }] });
  await expect(urls.view.getByRole('status').filter({ hasText: 'not checked' })).toHaveText(
    'What you expect of “GPTBot” is not checked: the table has 50 crawlers already. Take some away under More, Crawlers.',
  );
  await urls.expectNoViolations();
  await urls.show({ text, urls: [{ url: '/a', expected: { 'Mozilla/5.0 Chrome/1': 'allowed' } }] });
  await expect(urls.view).toContainText('the name means no crawler. Edit the list to change it.');
});

test('on a small phone the notes fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await urls.tab.click();
  await imports.import('many.txt', paths(5_001));
  await imports.done();
  await expect(urls.view).toContainText('This list has more than 5,000 URLs');
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});
