import { expect, test } from './support/test';
import { write } from './support/tester-page';
import { UrlsView } from './support/urls-view';

const shop = `User-agent: *
Disallow: /search

User-agent: Googlebot
Disallow: /cart

User-agent: GPTBot
Disallow: /
Allow: /about
`;

const agents = {
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  gptbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  ccbot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const log = (
  [
    ['browser', '/'],
    ['googlebot', '/'],
    ['googlebot', '/shoes'],
    ['gptbot', '/shoes'],
    ['browser', '/shoes'],
    ['gptbot', '/about'],
    ['gptbot', '/'],
    ['browser', '/only-people'],
    ['ccbot', '/search?q=a'],
  ] as const
)
  .map(
    ([agent, path]) =>
      `192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET ${path} HTTP/1.1" 200 1 "-" "${agents[agent]}"\n`,
  )
  .join('');

let urls: UrlsView;

test.beforeEach(async ({ tester }) => {
  urls = new UrlsView(tester);
  await tester.start();
  await urls.show({ text: shop, crawlers: ['Googlebot', 'Bingbot', 'GPTBot'], urls: [] });
});

/** The choice of who asked. */
const askedBy = () => urls.view.getByRole('combobox', { name: 'Asked by' });

/** What is seen beside the URL of a row of who asked; screen readers hear all names. */
const seenAskers = (place: number) =>
  urls
    .cell(place, 0)
    .getByTitle(/^Asked for by/)
    .locator('[aria-hidden=true]');

test('an access log says which crawler asked for which URL, and what it must not ask for', async () => {
  await urls.importList('access.log', log);
  await urls.expectUrls(['/', '/shoes', '/about', '/only-people', '/search?q=a']);
  await expect(askedBy().locator('option')).toHaveText([
    'All URLs',
    'Any known crawler 4',
    'GPTBot 3',
    'Googlebot 2',
    'CCBot 1',
  ]);
  await expect(seenAskers(1)).toHaveText('Googlebot +1');
  await expect(urls.cell(1, 0)).toContainText('Asked for by Googlebot, GPTBot');
  await expect(urls.cell(1, 0).getByTitle('Asked for by Googlebot, GPTBot')).toBeVisible();
  await expect(urls.cell(2, 0)).toContainText('Asked for by GPTBot');
  await expect(urls.cell(3, 0)).not.toContainText('Asked');
  await urls.expectNoViolations();

  await askedBy().selectOption('GPTBot 3');
  await urls.expectUrls(['/', '/shoes', '/about']);
  await expect(urls.found).toHaveText('3 of 5 URLs');
  await expect(urls.counted('All', 3)).toBeVisible();
  await urls.filterMore('Blocked 2');
  await urls.expectUrls(['/', '/shoes']);
  await urls.sortBy('URL');
  await urls.sortBy('URL');
  await urls.expectUrls(['/shoes', '/']);
  await urls.expectNoViolations();

  await write(urls.search, 'about');
  await expect(urls.view).toContainText('GPTBot asked for no URL under “Blocked” that contains “about”.');
  await urls.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(askedBy()).toHaveValue('');
  await askedBy().selectOption('Any known crawler 4');
  await urls.expectUrls(['/shoes', '/search?q=a', '/about', '/']);
});

test('the crawler that is chosen gets the column', async () => {
  await urls.importList('access.log', log);
  const only = urls.view.getByRole('button', { name: 'Show only this crawler' });
  await expect(only).toHaveCount(0);
  await askedBy().selectOption('CCBot 1');
  await urls.expectUrls(['/search?q=a']);
  await only.press('Enter');
  await expect(askedBy()).toBeFocused();
  await urls.expectTested();
  await urls.expectCrawlers(['CCBot']);
  await expect(urls.cell(0, 1)).toHaveText('BlockedL2');
  await expect(only).toHaveCount(0);
  await askedBy().selectOption('Any known crawler 4');
  await expect(only).toHaveCount(0);
});

test('another list takes the place of who asked, and of the filter', async () => {
  await urls.importList('access.log', log);
  await askedBy().selectOption('GPTBot 3');
  await urls.expectRow(0, 'Allowed');
  await urls.expectUrls(['/', '/shoes', '/about']);
  await urls.show({ text: shop, urls: ['/shoes', '/new'] });
  await expect(askedBy()).toHaveCount(0);
  await urls.expectUrls(['/shoes', '/new']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows name the crawlers that asked, and the filter is at hand', async ({ page }) => {
    await urls.importList('access.log', log);
    await expect(seenAskers(1)).toHaveText('Googlebot, GPTBot');
    await urls.row(1).locator('[aria-haspopup]').click();
    await page.getByRole('menuitemradio', { name: 'By crawler…' }).click();
    await expect(urls.dialog).toContainText('Asked for by Googlebot, GPTBot');
    await page.keyboard.press('Escape');
    await askedBy().selectOption('CCBot 1');
    await urls.expectUrls(['/search?q=a']);
    await expect(urls.view.getByRole('button', { name: 'Show only this crawler' })).toBeVisible();
    await urls.expectNoViolations();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
