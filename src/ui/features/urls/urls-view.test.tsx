import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { urlsTexts } from '../../../messages';
import { scriptedUrls } from '../../../store/testdata/scripted-urls';
import { expectAccessible } from '../../testdata/accessibility';
import { openText } from '../../testdata/open-page';
import { savedFile } from '../../testdata/saved-file';
import { expectText, screen, showOn } from '../../testdata/screen';
import { importText, mountUrls, openList, shop, urlsPage as urls } from '../../testdata/urls-page';

const SHOP_URLS = ['/search?q=boots', '/shop', '/shop/shoes', '/about'];

test('an empty list shows how to fill it', async () => {
  await mountUrls();
  await expect.element(urls.view).toHaveTextContent('Paste URLs, one per line, or import a CSV.');
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
  await expect.element(urls.view.getByRole('button', { name: 'Open a file' })).toBeVisible();
  await expect.element(urls.grid).not.toBeInTheDocument();
  await expectAccessible();
});

test('with the example, a list says whose answers these are', async () => {
  const tester = await mountUrls();
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
  await importText(tester, 'https://my-shop.test/cart');
  await expect.element(urls.view).toHaveTextContent(urlsTexts.byExample);
  openText(tester, 'User-agent: *\nDisallow: /cart\n');
  await expect.element(urls.view).not.toHaveTextContent(urlsTexts.byExample);
});

const MIXED = ['/a', 'https://www.my-shop.test/b', 'http://my-shop.test/c', 'https://other.test/d'];

test('a list says above its table that URLs are on other sites than the known one', async () => {
  const tester = await mountUrls({ text: 'User-agent: *\n', robotsUrl: 'www.my-shop.test', urls: MIXED });
  await expect
    .element(urls.view)
    .toHaveTextContent(
      'This file is for www.my-shop.test. 2 URLs are on other sites, so this file says nothing about them.',
    );
  await urls.expectCell(2, 1, 'Not this file');
  await expectAccessible();
  // The command would read the same list in the same way.
  tester.actions.setSameFile(['http://my-shop.test']);
  await expect
    .element(urls.view)
    .toHaveTextContent(
      'This file is for www.my-shop.test. 2 URLs are on other sites. Like the command, the list goes by that address alone, also if another site is taken to serve this file.',
    );
  await urls.expectCell(2, 1, 'Not this file');
  tester.actions.setRobotsUrl('https://www.my-shop.test/folder/robots.txt');
  await expect.element(urls.view).not.toHaveTextContent('on other sites');
});

test('a list says above its table that a Sitemap line names another host', async () => {
  const text = 'User-agent: *\nSitemap: https://my-shop.test/map.xml\n';
  const tester = await mountUrls({ text, urls: MIXED });
  await expect
    .element(urls.view)
    .toHaveTextContent(
      'This file seems to be for my-shop.test: see line 2. 2 URLs are on other sites: their results are right only if the same file is there.',
    );
  await importText(tester, 'https://my-shop.test/b', true);
  await expect.element(urls.view).not.toHaveTextContent('seems');
  await importText(tester, 'https://other.test/d');
  await expect.element(urls.view).toHaveTextContent('1 URL is on another site: its result is right only if');
});

test('a crawler that need not obey is asked to stay away, and can be expected to be', async () => {
  await mountUrls({
    text: 'User-agent: *\nDisallow: /cart\n',
    crawlers: ['ChatGPT-User'],
    urls: [{ url: '/cart', expected: 'blocked' }, '/about'],
  });
  await urls.expectCell(0, 1, 'AskedL2');
  await urls.expectCell(1, 1, 'Not asked');
  await urls.expectCell(0, 3, 'fail');
  await urls.cell(0, 2).click();
  await urls.menuChoice('Asked to stay away').click();
  await urls.expectCell(0, 2, 'Asked');
  await urls.expectCell(0, 3, 'pass');
});

test('rows are filtered by check, verdict and text, and the buttons show counts', async () => {
  await mountUrls(shop);
  await expect.element(urls.counted('All', 4)).toBeChecked();
  await expect.element(urls.counted('Not set', 2)).toBeVisible();
  await urls.filter('Fail');
  await urls.expectUrls(['/search?q=boots']);
  await expectText(urls.found, '1 of 4 URLs');
  await urls.filter('Pass');
  await urls.expectUrls(['/shop']);
  await urls.filterMore('Differs 4');
  await urls.expectUrls(SHOP_URLS);
  await urls.filterMore('Not by this file 0');
  await expect.element(urls.view).toHaveTextContent('This file decides about every URL. Clear the filter');
  await urls.clearFilter.click();
  await expect.element(urls.found).toBeEmptyDOMElement();
  await urls.search.fill('SHOP');
  await urls.expectUrls(['/shop', '/shop/shoes']);
  await expectText(urls.found, '2 of 4 URLs');
  await expect.element(urls.counted('All', 2)).toBeVisible();
  await urls.search.fill('checkout');
  await expect.element(urls.view).toHaveTextContent('No URL contains “checkout”. Clear the filter');
  await urls.clearFilter.click();
  await expect.element(urls.search).toHaveValue('');
  await urls.expectUrls(SHOP_URLS);
});

test('current verdicts become the expectations, after a confirmation if that replaces any', async () => {
  await mountUrls({ ...shop, urls: ['/about', '/cart'] });
  await urls.choose('More', 'Set current results as expected');
  await expectText(urls.lastAction, 'Expectations set for 2 URLs.');
  await expect.element(urls.counted('Pass', 2)).toBeVisible();
  await urls.choose('More', 'Set current results as expected');
  await expect
    .element(urls.dialog)
    .toHaveTextContent('The current results replace your expectations for 2 URLs');
  await urls.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(urls.dialog).not.toBeInTheDocument();
  await urls.expectRow(0, 'Blocked');
  await expect.element(urls.counted('Fail', 1)).toBeVisible();
  await urls.choose('More', 'Set current results as expected');
  await urls.dialog.getByRole('button', { name: 'Replace' }).click();
  await expect.element(urls.counted('Pass', 2)).toBeVisible();
});

test('the list is cleared after a confirmation', async () => {
  await mountUrls(shop);
  await urls.choose('More', 'Clear the list');
  await expect.element(urls.dialog).toHaveTextContent('This removes 4 URLs and your expectations.');
  await urls.dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
});

test('columns are chosen, then follow the question again', async () => {
  await mountUrls({ ...shop, crawlers: [], urls: ['/shop/shoes'] });
  await urls.expectCrawlers(['Googlebot', 'Bingbot', 'GPTBot']);
  await urls.choose('More', 'Crawlers…');
  const find = urls.dialog.getByRole('searchbox', { name: 'Find a crawler' });
  await find.fill('yandex');
  await urls.dialog.getByRole('checkbox', { name: /^YandexBot/ }).click();
  await expect.element(urls.dialog).toHaveTextContent('4 of 50 chosen');
  await expectAccessible();
  await find.fill('bingbot');
  await urls.dialog.getByRole('checkbox', { name: /^Bingbot/ }).click();
  await userEvent.keyboard('{Escape}');
  await urls.expectCrawlers(['Googlebot', 'GPTBot', 'YandexBot']);
  await urls.choose('More', 'Crawlers…');
  await urls.dialog.getByRole('button', { name: 'Use the default crawlers' }).click();
  await userEvent.keyboard('{Escape}');
  await screen.chooseCrawler('Applebot');
  await urls.expectCrawlers(['Applebot', 'Googlebot', 'Bingbot', 'GPTBot']);
});

test('results are saved as CSV, JSON and JUnit', async () => {
  await mountUrls(shop);
  for (const [format, name, content] of [
    ['CSV', 'robots-txt-urls.csv', /^url,crawler,outcome.*\r?\n\/search\?q=boots,Googlebot,allowed,/],
    ['JSON', 'robots-txt-urls.json', /^\{.*\/shop\/shoes.*\}\s*$/s],
    ['JUnit XML', 'robots-txt-urls.xml', /^<\?xml .*<testsuite/s],
  ] as const) {
    const file = await savedFile(() => urls.choose('Export', format));
    expect(file.name).toBe(name);
    expect(file.text).toMatch(content);
    await expectText(urls.lastAction, 'Saved');
  }
});

test('on a phone, the menu sorts rows and imports URLs', async () => {
  await showOn('phone');
  await mountUrls(shop);
  await urls.choose('More', 'By URL');
  await urls.expectUrls(['/about', '/search?q=boots', '/shop', '/shop/shoes']);
  await urls.choose('More', 'As in the list');
  await expectText(urls.url(0), '/search?q=boots');
  await urls.choose('More', 'Paste URLs');
  await expect.element(urls.dialog).toBeVisible();
});

test('a view that could not be loaded says so, and a button retries', async () => {
  const { loadUrls } = scriptedUrls();
  const load = vi.fn(loadUrls).mockRejectedValueOnce(new Error('offline'));
  await mountUrls(null, { loadUrls: load, text: shop.text, crawler: 'Googlebot', url: '/search' });
  await expect.element(urls.view.getByRole('alert')).toHaveTextContent(urlsTexts.missing);
  await screen.expectVerdict('allowed', 0);
  await urls.view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
});

test('a worker that cannot start, or keeps failing, can be restarted', async () => {
  const worker = scriptedUrls();
  await mountUrls(null, { loadUrls: worker.loadUrls });
  const paste = urls.view.getByRole('button', { name: 'Paste URLs' });
  await expect.element(paste).toBeVisible();
  const alert = urls.view.getByRole('alert');
  const restart = urls.view.getByRole('button', { name: 'Restart' });
  worker.mode = 'dies';
  worker.fail();
  await expect.element(alert).toHaveTextContent(urlsTexts.stopped);
  await expectAccessible();
  worker.mode = 'throws';
  await restart.click();
  await expect.element(alert).toHaveTextContent(urlsTexts.unavailable);
  worker.mode = 'works';
  await restart.click();
  await expect.element(paste).toBeVisible();
});

test('after the worker fails, a list too long to save is reported lost, and a short one is restored', async () => {
  const worker = scriptedUrls();
  const tester = await mountUrls({ ...shop, urls: [] }, { loadUrls: worker.loadUrls });
  await importText(tester, Array.from({ length: 6_000 }, (_, i) => `/${i}`).join('\n'));
  await expect.element(urls.counted('All', 6_000)).toBeVisible();
  worker.fail();
  const lost = 'The list of 6,000 URLs was lost';
  await expect.element(urls.view.getByRole('alert')).toHaveTextContent(lost);
  await expectAccessible();
  await importText(tester, '/a');
  await expect.element(urls.counted('All', 1)).toBeVisible();
  await expect.element(urls.view).not.toHaveTextContent(lost);
  worker.fail();
  await expect.element(urls.counted('All', 1)).toBeVisible();
  await expect.element(urls.view).not.toHaveTextContent('was lost');
});

test('notes report entries left out of a list and expectations that are not checked', async () => {
  const crawlers = Array.from({ length: 50 }, (_, i) => `Crawler-${'x'.repeat(i)}`);
  const tester = await mountUrls({
    ...shop,
    crawlers,
    urls: [{ url: '/a', expected: { GPTBot: 'allowed' } }],
  });
  await expectText(
    urls.view.getByRole('status').filter({ hasText: "aren't checked" }),
    "Your expectations for “GPTBot” aren't checked: the table already has 50 crawlers. Remove some under More, Crawlers.",
  );
  await expectAccessible();
  await openList(tester, { ...shop, urls: [{ url: '/a', expected: { 'Mozilla/5.0 Chrome/1': 'allowed' } }] });
  await expect
    .element(urls.view)
    .toHaveTextContent('the name matches no crawler. Edit the list to change it.');
  const contradicting = [
    { url: '/a', count: 2, expected: { '*': 'allowed' } },
    { url: '/a', count: 5, expected: 'blocked' },
  ];
  await openList(tester, { ...shop, urls: contradicting, added: 1 });
  await expect
    .element(urls.view)
    .toHaveTextContent('1 entry that came with the file contradicts one before it');
  await expect.element(urls.view).not.toHaveTextContent("isn't a URL");
  await expectText(urls.cell(0, 0).getByTitle('In the list 7 times'), '×7');
});

test('on a small phone, the note about a long list fits', async () => {
  await page.viewport(320, 640);
  const tester = await mountUrls({ ...shop, urls: [] });
  await importText(tester, Array.from({ length: 5_001 }, (_, i) => `/${i}`).join('\n'));
  const note = urls.view
    .getByRole('status')
    .filter({ hasText: 'This list has more than 5,000 URLs, too many for drafts' });
  await expect.element(note).toBeVisible();
  expect(screen.scrollsSideways()).toBe(false);
});

test('a URL that occurs several times is listed once', async () => {
  const tester = await mountUrls({ ...shop, urls: [] });
  await importText(tester, '/twice\n/once\n/twice\n');
  await urls.expectUrls(['/twice', '/once']);
  await expectText(urls.cell(0, 0).getByTitle('In the list 2 times'), '×2');
});
