import { gzipSync } from 'node:zlib';
import { downloaded } from './support/downloaded';
import { packed } from './support/packed';
import { expect, test } from './support/test';
import { write } from './support/tester-page';
import { UrlsImportDialog } from './support/urls-import-dialog';

const MB = 1_000_000;

let urls: UrlsImportDialog;

test.beforeEach(async ({ tester }) => {
  urls = new UrlsImportDialog(tester);
  await tester.start();
});

/** A sitemap of these URLs. */
function sitemap(...addresses: string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

test.describe('what is pasted', () => {
  test.beforeEach(() => urls.showView());

  test('is taken, folded, and told of where it is no URL', async ({ page }) => {
    await urls.paste(
      '/a\n\n# a comment\nhttps://example.com/b\n/a\nwww.example.com/c\nmailto:me\nhttps://exa mple/\n',
    );
    await expect(urls.headline).toHaveText('2 URLs were imported. 3 lines were not.');
    await expect(urls.headline).toBeFocused();
    await expect(urls.counted('New URLs')).toHaveText('2');
    await expect(urls.counted('Repeated')).toHaveText('1');
    await expect(urls.counted('Blank lines')).toHaveText('1');
    await expect(urls.counted('Comments')).toHaveText('1');
    await expect(urls.counted('Not imported')).toHaveText('3');
    expect(await urls.rejected()).toEqual([
      ['6', 'No https:// in front', 'www.example.com/c'],
      ['7', 'Not a web address', 'mailto:me'],
      ['8', 'Not a URL', 'https://exa mple/'],
    ]);
    await urls.expectAccessible();
    await page.keyboard.press('Escape');
    expect(await urls.entries()).toBe('/a\nhttps://example.com/b\n');
  });

  test('needs no report where all is well; the view says it in a line', async () => {
    await urls.paste('/a\n/b');
    await expect(urls.dialog).toHaveCount(0);
    await expect(urls.status.getByRole('status')).toHaveText('2 URLs were imported.');
    await urls.status.getByRole('button', { name: 'Details' }).click();
    await expect(urls.headline).toHaveText('2 URLs were imported.');
    await urls.done();
    await expect(urls.status).toHaveCount(0);
  });

  test('may say what is expected, for all or for one crawler', async () => {
    const many = Array.from({ length: 40 }, (_, i) => `/p${i}\n`).join('');
    await urls.paste(`${many}/x,blocked\n/y , Allowed , Googlebot\n# end\n/z,perhaps`);
    await expect(urls.headline).toHaveText(
      'Line 44 of the CSV expects neither allowed nor blocked. 42 others were imported.',
    );
    await urls.done();
    const entries = await urls.entries();
    expect(entries).toMatch(/^url,expected,crawler\n\/p0,,\n/);
    expect(entries).toMatch(/\/x,blocked,\n\/y,allowed,Googlebot\n$/);
  });

  test('replaces the list where that is wanted', async () => {
    await urls.paste('/a\n/b');
    await expect(urls.dialog).toHaveCount(0);
    await urls.paste('/c', 'Replace the list');
    await expect(urls.dialog).toHaveCount(0);
    expect(await urls.entries()).toBe('/c\n');
  });

  test('is asked for where there is nothing', async () => {
    await urls.open('Paste URLs');
    await urls.button('Add').click();
    await expect(urls.dialog.getByRole('status')).toHaveText('Write or paste a URL first.');
    await expect(urls.list).toBeFocused();
  });

  test('can be changed as text', async () => {
    await urls.paste('url,expected\n/a,blocked\n/b,');
    await expect(urls.dialog).toHaveCount(0);
    await urls.open('Edit the list');
    await expect(urls.list).toHaveValue('url,expected\n/a,blocked\n/b,\n');
    await expect(urls.list).toBeFocused();
    await urls.expectAccessible();
    await write(urls.list, 'url,expected\n/b,\n/c,allowed\n/d,blocked,GPTBot');
    await urls.button('Save').click();
    await expect(urls.dialog).toHaveCount(0);
    expect(await urls.entries()).toBe('url,expected,crawler\n/b,,\n/c,allowed,\n/d,blocked,GPTBot\n');
  });

  test('of 1 MB in one URL is too long', async () => {
    await urls.paste(`/a\n/${'b'.repeat(MB)}\n/c`);
    await expect(urls.headline).toHaveText('Line 2 of the list is too long. 2 others were imported.');
    const [[, reason, text] = []] = await urls.rejected();
    expect(reason).toBe('Too long');
    expect(text).toMatch(/^\/b{100,}$/);
    expect(text?.length).toBeLessThan(300);
  });

  test('is not shown for editing where it is long', async () => {
    await urls.paste(Array.from({ length: 20_000 }, (_, i) => `/${i}`).join('\n'));
    await expect(urls.dialog).toHaveCount(0);
    await urls.open('Edit the list');
    await expect(urls.dialog).toContainText('This list is too long to edit here.');
    await urls.expectAccessible();
  });
});

test.describe('a table', () => {
  test.beforeEach(() => urls.showView());

  test('is recognised, and its columns can be chosen', async () => {
    await urls.choose(
      'export.csv',
      '\uFEFFname;address;expected\n"Cart; ""old""\nand new";https://example.com/cart;blocked\nShop;/shop;\nNothing;;\n',
    );
    await expect(urls.dialog).toContainText('CSV, separated by semicolons, with a header · 3 columns');
    const choice = (name: string) => urls.dialog.getByRole('combobox', { name, exact: true });
    await expect(choice('URLs')).toHaveValue('1');
    await expect(choice('Expected verdict')).toHaveValue('2');
    await expect(choice('For which crawler')).toHaveValue('');
    const sample = urls.dialog.getByRole('region', { name: 'First rows' });
    await expect(sample.getByRole('columnheader')).toHaveText([
      '1: name',
      '2: addressURLs',
      '3: expectedExpected verdict',
    ]);
    await expect(sample.getByRole('row').nth(1)).toContainText('Cart; "old"');
    await urls.expectAccessible();
    await choice('Expected verdict').selectOption('none');
    await expect(choice('For which crawler')).toHaveCount(0);
    await urls.dialog.getByRole('checkbox', { name: 'The first row names the columns' }).uncheck();
    await expect(sample.getByRole('columnheader')).toHaveText(['Column 1', 'Column 2URLs', 'Column 3']);
    await urls.dialog.getByRole('checkbox', { name: 'The first row names the columns' }).check();
    await choice('Expected verdict').selectOption('3: expected');
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText('Line 5 of the CSV has no URL. 2 others were imported.');
    await expect(urls.counted('Header')).toHaveText('1');
    await urls.done();
    expect(await urls.entries()).toBe('url,expected\nhttps://example.com/cart,blocked\n/shop,\n');
  });

  test('may have 1,000 columns', async () => {
    const row = (url: string) => [...Array.from({ length: 998 }, (_, i) => `c${i}`), url, 'x'].join(',');
    await urls.choose('wide.csv', `${row('url')}\n${row('/a')}\n${row('/b')}\n`);
    await expect(urls.dialog).toContainText('· 1,000 columns');
    await expect(urls.dialog).toContainText('31 of 1,000 columns are shown.');
    await expect(urls.dialog.getByRole('combobox', { name: 'URLs' })).toHaveValue('998');
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText('2 URLs were imported.');
  });

  test('in Windows-1252 is read, and that is said', async () => {
    await urls.import('old.csv', Buffer.from('url,name\n/caf\xE9,x\n/b,x\n', 'latin1'));
    await expect(urls.headline).toHaveText('2 URLs were imported.');
    await expect(urls.dialog).toContainText('1 line is not UTF-8 and was read as Windows-1252.');
    await urls.done();
    expect(await urls.entries()).toBe('/caf%C3%A9\n/b\n');
  });

  test('with a broken quote costs no line but its own', async () => {
    await urls.import('quotes.csv', 'url,name\n/a,"open\n/b,x\n/c,x\n');
    await expect(urls.headline).toHaveText(
      'Line 2 of the CSV has a quotation mark in the wrong place. 2 others were imported.',
    );
  });
});

test.describe('XML', () => {
  test.beforeEach(() => urls.showView());

  test('with a DOCTYPE is read no further', async () => {
    const bomb = sitemap('&a;').replace('<urlset', '<!DOCTYPE urlset [<!ENTITY a "aaaa">]>\n<urlset');
    await urls.import('sitemap.xml', bomb);
    await expect(urls.headline).toHaveText('Nothing was imported.');
    await expect(urls.end).toContainText('This XML has a DOCTYPE.');
    await urls.expectAccessible();
  });

  test('that is cut off gives what it has', async () => {
    await urls.import('sitemap.xml', sitemap('https://example.com/a', 'https://example.com/b').slice(0, -60));
    await expect(urls.headline).toHaveText('1 URL was imported.');
    await expect(urls.end).toContainText('The sitemap ends in the middle.');
    await expect(urls.end).toContainText(/Reading ended at line \d+, after \d+ B of the source\./);
  });

  test('of another kind is named as such', async () => {
    await urls.import('feed.xml', '<rss><channel/></rss>');
    await expect(urls.end).toContainText('This XML is not a sitemap.');
  });

  test('that is an index lists its sitemaps, which can be copied', { tag: '@chromium-only' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const index = sitemap('https://example.com/1.xml', 'https://example.com/2.xml.gz')
      .replaceAll('urlset', 'sitemapindex')
      .replaceAll('url>', 'sitemap>');
    await urls.import('index.xml', index);
    await expect(urls.headline).toHaveText('This is an index of sitemaps: it names 2 sitemaps and no pages.');
    await expect(urls.dialog.getByRole('heading', { name: 'This index names 2 sitemaps' })).toBeVisible();
    await expect(urls.dialog).toContainText('This page fetches none of them.');
    await urls.button('Copy the addresses').click();
    await expect(urls.dialog).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://example.com/1.xml\nhttps://example.com/2.xml.gz',
    );
    await urls.expectAccessible();
  });
});

test.describe('what is packed', () => {
  test.beforeEach(() => urls.showView());

  test('is unpacked', async () => {
    await urls.choose('sitemap.xml.gz', gzipSync(sitemap('https://example.com/a')));
    await expect(urls.dialog).toContainText('A sitemap in XML, packed with gzip');
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText('1 URL was imported.');
  });

  test('is read up to 1 GB', async () => {
    test.slow();
    const bomb = await packed('/a\n/b\n', 1_100, 'x');
    expect(bomb.length).toBeLessThan(10 * MB);
    await urls.import('bomb.txt.gz', bomb);
    await expect(urls.headline).toHaveText('2 URLs were imported.');
    await expect(urls.end).toContainText('More than 1 GB comes out of this .gz.');
  });

  test('in several parts is read to the end of the first', async () => {
    await urls.import('two.txt.gz', Buffer.concat([gzipSync('/a\n/b'), gzipSync('/c\n')]));
    await expect(urls.headline).toHaveText('2 URLs were imported.');
    await expect(urls.end).toContainText('This .gz has several parts, and the first was read.');
  });

  test('and cut off gives what came out', async () => {
    const whole = gzipSync(Array.from({ length: 20_000 }, (_, i) => `/${i * 7919}\n`).join(''));
    await urls.import('cut.txt.gz', whole.subarray(0, whole.length / 2));
    await expect(urls.end).toContainText('This .gz ends in the middle.');
    expect(Number.parseInt((await urls.headline.textContent()) ?? '', 10)).toBeGreaterThan(0);
  });
});

test.describe('other files', () => {
  test.beforeEach(() => urls.showView());

  test('an access log tells who asked, and makes columns of them', async () => {
    const agents = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'curious/0.1',
    ];
    const lines = Array.from({ length: 100 }, (_, i) =>
      i % 10 === 9
        ? `broken ${i}`
        : `192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /p${i % 50} HTTP/1.1" 200 1 "-" "${agents[i % 4]}"`,
    );
    await urls.choose('access.log', lines.join('\n'));
    await expect(urls.dialog).toContainText("A server's access log");
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText('45 URLs were imported. 10 lines were not.');
    await expect(urls.dialog.locator('[data-reason="not-a-log-line"]')).toContainText('10');
    const rows = urls.dialog.locator('[data-agents] tbody tr');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'bot.html' })).toContainText(/^Googlebot25?/);
    await expect(rows.filter({ hasText: 'Linux' })).toContainText(/^browser/);
    await expect(rows.filter({ hasText: 'curious' })).toContainText(/^other/);
    await urls.expectAccessible();
    await urls.button('Show these 2 crawlers as columns').click();
    await expect(urls.dialog).toContainText('The columns of the table are these crawlers now.');
    await urls.done();
    await expect(urls.view.getByRole('columnheader', { name: /GPTBot/ })).toBeVisible();
    await expect(urls.view.getByRole('columnheader', { name: /Bingbot/ })).toHaveCount(0);
  });

  test('a HAR file gives its requests, other JSON none', async () => {
    const entries = ['https://example.com/', 'https://example.com/app.js', 'data:text/plain,x'].map(
      (url) => ({
        request: { method: 'GET', url },
      }),
    );
    await urls.choose('page.har', JSON.stringify({ log: { version: '1.2', entries } }));
    await expect(urls.dialog).toContainText('A HAR file');
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText(
      'Entry 3 of the HAR file is not a web address. 2 others were imported.',
    );
    await urls.done();
    await urls.import('package.json', '{"name": "x"}');
    await expect(urls.end).toContainText('This JSON is not a HAR file.');
    await urls.done();
    await urls.import('half.json', '{"log": {');
    await expect(urls.end).toContainText('This is not valid JSON.');
  });

  test('200,000 lines without a URL are listed, piece by piece, and can be saved', async ({ page }) => {
    await urls.import('words.txt', 'no url here\n'.repeat(200_000));
    await expect(urls.headline).toHaveText(
      'None of the 200,000 lines of the list has a URL that can be imported.',
    );
    await expect(urls.dialog).toContainText('The first 50 of 200,000 are shown.');
    await urls.button('Show more').click();
    await expect(urls.dialog).toContainText('The first 550 of 200,000 are shown.');
    await urls.button('Show more').click();
    await expect(urls.dialog).toContainText('The first 1,050 of 200,000 are shown.');
    // The text of a thousand lines is kept; the others have their number and reason.
    const rows = urls.dialog.locator('[data-rejected] tbody tr');
    await expect(rows.nth(999)).toContainText('1,000No https:// in frontno url here');
    await expect(rows.nth(1_000)).toHaveText('1,001No https:// in front');
    const saved = await downloaded(page, () => urls.button('Save all as CSV').click());
    expect(saved.name).toBe('lines-without-url.csv');
    const lines = saved.content.toString().split('\r\n');
    expect(lines.length).toBe(200_002);
    expect(lines[200_000]).toBe('200000,No https:// in front,');
  });

  test('a picture is no list', async () => {
    await urls.choose('a.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    await expect(urls.dialog).toContainText('This does not look like text.');
    await expect(urls.button('Import')).toHaveCount(0);
    await urls.expectAccessible();
    await urls.choose('urls.txt', '/a\n');
    await expect(urls.dialog).toContainText('A list with a URL in each line');
  });
});

test('a big import goes on while the window is closed, and keeps what it read when it is cancelled', async ({
  page,
  tester,
}) => {
  test.slow();
  const head = Array.from({ length: 2_000 }, (_, i) => `/first/${i}\n`).join('');
  const big = await packed(head, 400, 'https://example.com/again/\n');
  await urls.showView();
  await urls.choose('big.txt.gz', big);
  await urls.button('Import').click();
  await expect(urls.dialog.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expect(urls.button('Cancel')).toBeFocused();
  await urls.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(urls.dialog).toHaveCount(0);
  await expect(urls.status.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await expect(urls.status).toContainText(/2,00\d URLs in the list/);
  // One at a time: a file that is dropped meanwhile is not taken, and that is said.
  await tester.drop('others.txt', Buffer.from('/others\n'));
  const refusal = urls.dialog.getByRole('alert');
  await expect(refusal).toHaveText(/^others\.txt was not taken: one import runs at a time\./);
  await urls.expectAccessible();
  await page.keyboard.press('Escape');
  await urls.status.getByRole('button', { name: 'Details' }).click();
  await expect(urls.dialog).toContainText('big.txt.gz');
  await expect(refusal).toHaveCount(0);
  await urls.button('Cancel').click();
  await expect(urls.end).toContainText('You cancelled the import.');
  await expect(urls.headline).toHaveText(/^2,00\d URLs were imported\.$/);
  await urls.done();
  await expect(urls.status).toHaveCount(0);
});

test('a log is read without the list of crawlers, and that is said', async ({ page }) => {
  await page.route('**/worker-full-*.js', (route) => route.abort());
  await urls.showView();
  await urls.choose(
    'access.log',
    '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2 (+https://openai.com/gptbot)"\n',
  );
  await urls.button('Import').click();
  await expect(urls.headline).toContainText('1 URL was imported');
  await expect(urls.dialog).toContainText('“Asked by” has nobody of this log.');
  await urls.expectAccessible();
});

test.describe('a file that is dropped', () => {
  test('onto the URLs is imported, onto another view opened', async ({ tester }) => {
    await urls.showView();
    await tester.drop('urls.csv', Buffer.from('url,expected\n/a,blocked\n'));
    await expect(urls.dialog).toContainText('CSV, separated by commas, with a header · 2 columns');
    await urls.button('Import').click();
    await expect(urls.headline).toHaveText('1 URL was imported.');
    await tester.drop('others.txt', Buffer.from('/b\n'));
    await expect(urls.dialog).toContainText('others.txt, 3 B');
    // Pressed twice before anything can have come of it: one import.
    await urls.button('Import').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(urls.headline).toHaveText('1 URL was imported.');
    await urls.done();
    expect(await urls.entries()).toBe('url,expected\n/a,blocked\n/b,\n');
    await tester.drop('old.txt', Buffer.from('User-agent: *\nDisallow: /shop\n'));
    await expect(tester.source).toContainText('old.txt');
    await expect(urls.dialog).toHaveCount(0);
    await tester.page.getByRole('tab', { name: 'Why' }).click();
    await tester.drop('urls.txt', Buffer.from('/c\n'));
    await expect(tester.source).toContainText('urls.txt');
  });

  test('a test file still opens as one', async ({ tester }) => {
    await urls.showView();
    const file = { format: 'robots-test', version: 1, text: 'User-agent: *\nDisallow: /x\n', urls: ['/z'] };
    await tester.drop('site.robots-test.json', Buffer.from(JSON.stringify(file)));
    await expect(tester.source).not.toContainText('Example:');
    await expect(urls.dialog).toHaveCount(0);
    await urls.showView();
    expect(await urls.entries()).toBe('/z\n');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each state fits, and can be used without a mouse', async ({ page, tester }) => {
    await urls.showView();
    const opener = urls.opener('Open a file');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(urls.button('Choose a file')).toBeFocused();
    await urls.expectAccessible();
    await urls.choose('urls.csv', `url,expected,note\n/${'long'.repeat(80)},blocked,x\n,,y\nb,,\n`);
    await expect(urls.button('Import')).toBeFocused();
    await urls.expectAccessible();
    expect(await tester.scrollsSideways()).toBe(false);
    await page.keyboard.press('Enter');
    await expect(urls.headline).toBeFocused();
    expect(await tester.scrollsSideways()).toBe(false);
    await urls.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(urls.dialog).toHaveCount(0);
    // The button that led here has gone with the empty list.
    await expect(urls.view).toBeFocused();
    const menu = urls.menu();
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Paste URLs' }).focus();
    await page.keyboard.press('Enter');
    await expect(urls.list).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test('the window is as readable in the dark', { tag: '@chromium-only' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await urls.showView();
  await urls.import('urls.csv', 'url,expected\n/a,blocked\nb,\n/c,maybe\n');
  await expect(urls.headline).toHaveText('1 URL was imported. 2 lines were not.');
  await urls.expectAccessible();
});
