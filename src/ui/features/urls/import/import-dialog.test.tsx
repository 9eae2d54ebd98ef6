import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Urls } from '../../../../store';
import { setState } from '../../../../store/testdata/set-state';
import { loadPrerenderedParts } from '../../../parts/lazy/prerendered-part';
import { expectAccessible } from '../../../testdata/accessibility';
import { savedFile } from '../../../testdata/saved-file';
import { expectText, screen, showOn } from '../../../testdata/screen';
import { focusOn, mountUrls, shop, textsOf, urlsPage as urls } from '../../../testdata/urls-page';
import { gzipped, importDialog as imports, sitemap } from '../testdata/import-dialog';

const { dialog, headline, end, status } = imports;

test('pasted URLs are imported once each, and the report lists the lines without a URL', async () => {
  await mountUrls();
  await imports.paste(
    '/a\n\n# a comment\nhttps://example.com/b\n/a\nwww.example.com/c\nmailto:me\nhttps://exa mple/\n',
  );
  await expectText(headline, "2 URLs were imported. 3 lines weren't.");
  await expect.element(headline).toHaveFocus();
  expect(imports.counts()).toEqual(['New URLs2', 'Repeated1', 'Not imported3', 'Blank lines1', 'Comments1']);
  expect(imports.rejected()).toEqual([
    ['6', 'No https:// in front', 'www.example.com/c'],
    ['7', 'Not a web address', 'mailto:me'],
    ['8', 'Not a URL', 'https://exa mple/'],
  ]);
  await expectAccessible(dialog.element());
  await userEvent.keyboard('{Escape}');
  await imports.expectEntries(/^\/a\nhttps:\/\/example\.com\/b\n$/);
});

test('a paste without errors closes the dialog, and the view shows the result in one line', async () => {
  await mountUrls();
  await imports.paste('/a\n/b');
  await expect.element(dialog).not.toBeInTheDocument();
  await expectText(status.getByRole('status'), /^2 URLs were imported\. ?$/);
  await status.getByRole('button', { name: 'Details' }).click();
  await expectText(headline, '2 URLs were imported.');
  await imports.done();
  await expect.element(status).not.toBeInTheDocument();
  await imports.paste('/c', 'Replace the list');
  await expect.element(dialog).not.toBeInTheDocument();
  await imports.expectEntries(/^\/c\n$/);
});

test('pasted lines may set an expectation for all crawlers or for one', async () => {
  await mountUrls();
  const many = Array.from({ length: 40 }, (_, i) => `/p${i}\n`).join('');
  await imports.paste(`${many}/x,blocked\n/y , Allowed , Googlebot\n# end\n/z,perhaps`);
  await expectText(
    headline,
    'Line 44 of the CSV expects neither allowed nor blocked. 42 others were imported.',
  );
  await imports.done();
  await imports.expectEntries(
    /^url,expected,crawler\n\/p0,,\n(?:.*\n)*\/x,blocked,\n\/y,allowed,Googlebot\n$/,
  );
});

test('text that holds no URLs is named, and nothing is imported', async () => {
  await mountUrls();
  await imports.paste('<!doctype html>\n<title>Shop</title>');
  await expectText(dialog.getByRole('status'), "That's a web page, not a list of URLs.");
  await imports.list.fill('HTTP/2 404 \nallow: GET\n');
  await imports.button('Add').click();
  await expectText(
    dialog.getByRole('status'),
    "That's a server's answer, not a list of URLs. To test it, close this window, then paste or drop it.",
  );
  await imports.list.fill('/a');
  await imports.button('Add').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await imports.expectEntries(/^\/a\n$/);
});

test.each([
  ['page.txt', '<html><head></head></html>', "That's a web page, not a list of URLs."],
  ['package.json', '{"name": "x"}', "That's code or data, not a list of URLs."],
  ['feed.xml', '<rss><channel/></rss>', "That's code or data, not a list of URLs."],
  [
    'rules.txt',
    'Disallow: /cart\n',
    'This is a robots.txt. Only lines that are a URL or a path are imported.',
  ],
])('%s is named', async (name, content, named) => {
  await mountUrls();
  await imports.choose(name, content);
  await expectText(dialog.getByRole('status'), named);
});

test('an empty paste shows a request for a URL', async () => {
  await mountUrls();
  await imports.open('Paste URLs');
  await imports.button('Add').click();
  await expectText(dialog.getByRole('status'), 'Type or paste a URL first.');
  await expect.element(imports.list).toHaveFocus();
});

test('the list is edited as text, keeps its counts, is left unchanged by an edit without a URL, and can be emptied', async () => {
  await mountUrls({ ...shop, urls: [{ url: '/a', count: 3, expected: 'blocked' }, '/b'] });
  await imports.open('Edit the list');
  await expect.element(imports.list).toHaveValue('url,expected\n/a,blocked\n/b,\n');
  await expect.element(imports.list).toHaveFocus();
  await expectAccessible(dialog.element());
  await imports.list.fill('url,expected,crawler\n/c,,\n/a,allowed,\n/a,blocked,GPTBot');
  await imports.button('Save').click();
  await urls.expectUrls(['/c', '/a']);
  await expect.element(urls.cell(1, 0).getByTitle('In the list 3 times')).toBeVisible();
  await imports.expectEntries(/^url,expected,crawler\n\/c,,\n\/a,allowed,\n\/a,blocked,GPTBot\n$/);
  await imports.open('Edit the list');
  await imports.list.fill('nothing\nof use');
  await imports.button('Save').click();
  await expectText(headline, 'None of the 2 lines of the list has a URL that can be imported.');
  await expect.element(dialog).toHaveTextContent('The list stays as it was.');
  await imports.done();
  await expect.element(urls.counted('All', 2)).toBeVisible();
  await imports.open('Edit the list');
  await imports.list.fill('');
  await imports.button('Save').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
  await expect.element(urls.view).not.toHaveTextContent('Nothing was imported');
});

test('a URL of 1 MB is rejected as too long, and a paste of 20,000 lines is inserted immediately', async () => {
  await mountUrls();
  await imports.open('Paste URLs');
  await pasteText(`/a\n/${'b'.repeat(1_000_000)}\n/c`);
  await imports.button('Add').click();
  await expectText(headline, 'Line 2 of the list is too long. 2 others were imported.');
  const [[, reason, text = ''] = []] = imports.rejected();
  expect(reason).toBe('Too long');
  expect(text).toMatch(/^\/b{100,}$/);
  expect(text.length).toBeLessThan(300);
  await imports.done();
  await imports.open('Paste URLs');
  await pasteText(Array.from({ length: 20_000 }, (_, i) => `/${i}`).join('\n'));
  await imports.button('Add').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await imports.open('Edit the list');
  await expect.element(dialog).toHaveTextContent('This list is too long to edit here.');
  await expectAccessible(dialog.element());
});

/** Pastes a long text into the field. */
async function pasteText(text: string): Promise<void> {
  await expect.element(imports.list).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const list = imports.list.element() as HTMLTextAreaElement;
  list.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  expect(list.value.length).toBe(text.length);
}

test('a table is recognised, and its columns can be chosen', async () => {
  await mountUrls();
  await imports.choose(
    'export.csv',
    '\uFEFFname;address;expected\n"Cart; ""old""\nand new";https://example.com/cart;blocked\nShop;/shop;\nNothing;;\n',
  );
  await expect.element(dialog).toHaveTextContent('CSV, separated by semicolons, with a header · 3 columns');
  const choice = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await expect.element(choice('URLs')).toHaveValue('1');
  await expect.element(choice('Expected verdict')).toHaveValue('2');
  await expect.element(choice('For which crawler')).toHaveValue('');
  const sample = dialog.getByRole('region', { name: 'First rows' });
  const heads = () => expect.poll(() => textsOf(sample.getByRole('columnheader')));
  await heads().toEqual(['1: name', '2: addressURLs', '3: expectedExpected verdict']);
  await expect.element(sample.getByRole('row').nth(1)).toHaveTextContent('Cart; "old"');
  await expectAccessible(dialog.element());
  await userEvent.selectOptions(choice('Expected verdict'), 'none');
  await expect.element(choice('For which crawler')).not.toBeInTheDocument();
  const hasHeader = dialog.getByRole('checkbox', { name: 'The first row names the columns' });
  await hasHeader.click();
  await heads().toEqual(['Column 1', 'Column 2URLs', 'Column 3']);
  await hasHeader.click();
  await userEvent.selectOptions(choice('Expected verdict'), '3: expected');
  await imports.button('Import').click();
  await expectText(headline, 'Line 5 of the CSV has no URL. 2 others were imported.');
  expect(imports.counts()).toContain('Header1');
  await imports.done();
  await imports.expectEntries(/^url,expected\nhttps:\/\/example\.com\/cart,blocked\n\/shop,\n$/);
});

test('a table of 1,000 columns shows only the first and the assigned ones', async () => {
  await mountUrls();
  const row = (url: string) => [...Array.from({ length: 998 }, (_, i) => `c${i}`), url, 'x'].join(',');
  await imports.choose('wide.csv', `${row('url')}\n${row('/a')}\n${row('/b')}\n`);
  await expect.element(dialog).toHaveTextContent('· 1,000 columns');
  await expect.element(dialog).toHaveTextContent('31 of 1,000 columns are shown.');
  await expect.element(dialog.getByRole('combobox', { name: 'URLs' })).toHaveValue('998');
  await imports.button('Import').click();
  await expectText(headline, '2 URLs were imported.');
});

test('the report warns about unusual files', async () => {
  await mountUrls();
  await imports.import(
    'old.csv',
    Uint8Array.from('url,name\n/caf\xE9,x\n/b,x\n', (c) => c.charCodeAt(0)),
  );
  await expectText(headline, '2 URLs were imported.');
  await expect.element(dialog).toHaveTextContent("1 line isn't UTF-8 and was read as Windows-1252.");
  await imports.done();
  await imports.expectEntries(/^\/caf%C3%A9\n\/b\n$/);

  await imports.import('quotes.csv', 'url,name\n/a,"open\n/c,x\n/d,x\n');
  await expectText(
    headline,
    'Line 2 of the CSV has a quotation mark in the wrong place. 2 others were imported.',
  );
  await imports.done();

  const bomb = sitemap('&a;').replace('<urlset', '<!DOCTYPE urlset [<!ENTITY a "aaaa">]>\n<urlset');
  await imports.import('sitemap.xml', bomb);
  await expectText(headline, 'Nothing was imported.');
  await expect.element(end).toHaveTextContent('This XML has a DOCTYPE.');
  await expectAccessible(dialog.element());
  await imports.done();

  await imports.import(
    'sitemap.xml',
    sitemap('https://example.com/a', 'https://example.com/b').slice(0, -60),
  );
  await expectText(headline, '1 URL was imported.');
  await expect.element(end).toHaveTextContent('The sitemap is incomplete.');
  await expect.element(end).toHaveTextContent(/Reading ended at line \d+, after \d+ B of the source\./);
  await imports.done();

  for (const [name, content, reason] of [
    ['feed.xml', '<rss><urlset/></rss>', "This XML isn't a sitemap."],
    ['package.json', '{"log": "x"}', "This JSON isn't a HAR file."],
    ['half.json', '{"log": {', "This isn't valid JSON."],
  ] as const) {
    await imports.import(name, content);
    await expect.element(end).toHaveTextContent(reason);
    await imports.done();
  }
});

test('a sitemap index lists its sitemaps, and their addresses can be copied', async () => {
  await mountUrls();
  const index = sitemap('https://example.com/1.xml', 'https://example.com/2.xml.gz')
    .replaceAll('urlset', 'sitemapindex')
    .replaceAll('url>', 'sitemap>');
  await imports.import('index.xml', index);
  await expectText(headline, 'This is an index of sitemaps: it names 2 sitemaps but no pages.');
  await expect.element(dialog.getByRole('heading', { name: 'This index names 2 sitemaps' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent("This page doesn't fetch them.");
  await imports.button('Copy the addresses').click();
  await expect.element(dialog).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe(
    'https://example.com/1.xml\nhttps://example.com/2.xml.gz',
  );
  await expectAccessible(dialog.element());
});

test('gzip files are unpacked, including the intact part of a damaged one', async () => {
  await mountUrls();
  await imports.choose('sitemap.xml.gz', await gzipped(sitemap('https://example.com/a')));
  await expect.element(dialog).toHaveTextContent('An XML sitemap, compressed with gzip');
  await imports.button('Import').click();
  await expectText(headline, '1 URL was imported.');
  await imports.done();
  const parts = [await gzipped('/a\n/b'), await gzipped('/c\n')];
  await imports.import('two.txt.gz', await new Blob(parts).arrayBuffer());
  await expectText(headline, '2 URLs were imported.');
  await expect
    .element(end)
    .toHaveTextContent('This .gz file has several parts, and only the first was read.');
  await imports.done();
  const whole = await gzipped(Array.from({ length: 20_000 }, (_, i) => `/${i * 7919}\n`).join(''));
  await imports.import('cut.txt.gz', whole.slice(0, whole.length / 2));
  await expect.element(end).toHaveTextContent('This .gz file is incomplete.');
  await expectText(headline, /^[1-9][\d,]+ URLs were imported\.$/);
});

test('an access log shows its user agents, and a button makes them columns', async () => {
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
  await mountUrls();
  await imports.choose('access.log', lines.join('\n'));
  await expect.element(dialog).toHaveTextContent("A server's access log");
  await imports.button('Import').click();
  await expectText(headline, "45 URLs were imported. 10 lines weren't.");
  await expect.element(dialog.locate('[data-reason="not-a-log-line"]')).toHaveTextContent('10');
  const rows = dialog.locate('[data-agents] tbody tr');
  await expect.poll(() => textsOf(rows)).toHaveLength(4);
  await expectText(rows.filter({ hasText: 'bot.html' }), /^Googlebot25/);
  await expectText(rows.filter({ hasText: 'Linux' }), /^browser/);
  await expectText(rows.filter({ hasText: 'curious' }), /^other/);
  await expectAccessible(dialog.element());
  await imports.button('Show these 2 crawlers as columns').click();
  await expect.element(dialog).toHaveTextContent('The table now has a column for each of these crawlers.');
  await imports.done();
  await expect.element(urls.head('GPTBot')).toBeVisible();
  await expect.element(urls.head('Bingbot')).not.toBeInTheDocument();
});

test('the report on a log imported without the catalogue says so', async () => {
  const tester = await mountUrls();
  await imports.import(
    'access.log',
    '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2 (+https://openai.com/gptbot)"\n',
  );
  await expectText(headline, '1 URL was imported.');
  const sentence = '“Requested by” shows no crawlers from this log.';
  await expect.element(dialog).not.toHaveTextContent(sentence);
  const { store } = tester.store.getState().urlList as Urls;
  const { lastImport } = store.getState();
  setState(store, { lastImport: lastImport && { ...lastImport, isCatalogueMissing: true } });
  await expect.element(dialog).toHaveTextContent(sentence);
  await expectAccessible(dialog.element());
});

test('the requests in a HAR file are imported', async () => {
  const entries = ['https://example.com/', 'https://example.com/app.js', 'data:text/plain,x'].map((url) => ({
    request: { method: 'GET', url },
  }));
  await mountUrls();
  await imports.choose('page.har', JSON.stringify({ log: { version: '1.2', entries } }));
  await expect.element(dialog).toHaveTextContent('A HAR file');
  await imports.button('Import').click();
  await expectText(headline, "Entry 3 of the HAR file isn't a web address. 2 others were imported.");
});

test('200,000 lines without a URL are listed page by page and can be saved', async () => {
  await mountUrls();
  await imports.import('words.txt', 'no url here\n'.repeat(200_000));
  await expectText(headline, 'None of the 200,000 lines of the list has a URL that can be imported.');
  await expect.element(dialog).toHaveTextContent('The first 50 of 200,000 are shown.');
  await imports.button('Show more').click();
  await expect.element(dialog).toHaveTextContent('The first 550 of 200,000 are shown.');
  await imports.button('Show more').click();
  await expect.element(dialog).toHaveTextContent('The first 1,050 of 200,000 are shown.');
  // The text of 1,000 lines is kept; the others keep only their number and reason.
  const rows = imports.rejected();
  expect(rows[999]).toEqual(['1,000', 'No https:// in front', 'no url here']);
  expect(rows[1_000]).toEqual(['1,001', 'No https:// in front', '']);
  const saved = await savedFile(() => imports.button('Save all as CSV').click());
  expect(saved.name).toBe('lines-without-url.csv');
  const lines = saved.text.split('\r\n');
  expect(lines.length).toBe(200_002);
  expect(lines[200_000]).toBe('200000,No https:// in front,');
});

test('an image is refused, and another file can be chosen', async () => {
  await mountUrls();
  await imports.choose(
    'a.png',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52),
  );
  await expect.element(dialog).toHaveTextContent("This doesn't look like text.");
  await expect.element(imports.button('Import')).not.toBeInTheDocument();
  await expectAccessible(dialog.element());
  await imports.choose('urls.txt', '/a\n');
  await expect.element(dialog).toHaveTextContent('A list with a URL in each line');
});

/** Drops a file onto the page. */
function drop(name: string, content: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  for (const type of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

test('a file dropped onto the URLs view is imported, and one dropped onto another view is opened', async () => {
  // The part that accepts files is there before the page shows, as in the prerendered page.
  await loadPrerenderedParts();
  await mountUrls(null, { isWhole: true });
  await expect.element(urls.view.getByRole('button', { name: 'Paste URLs' })).toBeVisible();
  drop('urls.csv', 'url,expected\n/a,blocked\n');
  await expect.element(dialog).toHaveTextContent('CSV, separated by commas, with a header · 2 columns');
  await imports.button('Import').click();
  await expectText(headline, '1 URL was imported.');
  await expect.element(screen.source).toHaveTextContent('Example:');
  drop('others.txt', '/b\n');
  await expect.element(dialog).toHaveTextContent('others.txt, 3 B');
  await expect.element(imports.button('Import')).toBeVisible();
  // A double click starts only one import.
  const button = imports.button('Import').element() as HTMLElement;
  button.click();
  button.click();
  await expectText(headline, '1 URL was imported.');
  await imports.done();
  await urls.expectUrls(['/a', '/b']);
  await expect.element(urls.cell(1, 0)).not.toHaveTextContent('×');
  await imports.expectEntries(/^url,expected\n\/a,blocked\n\/b,\n$/);
  drop('old.txt', 'User-agent: *\nDisallow: /shop\n');
  await expect.element(screen.source).toHaveTextContent('old.txt');
  await expect.element(dialog).not.toBeInTheDocument();
  const file = { format: 'robots-test', version: 1, text: 'User-agent: *\nDisallow: /x\n', urls: ['/z'] };
  drop('site.robots-test.json', JSON.stringify(file));
  await expect.element(screen.source).toHaveTextContent('site.robots-test.json');
  await expect.element(dialog).not.toBeInTheDocument();
  await urls.tab.click();
  await imports.expectEntries(/^\/z\n$/);
  await screen.tab('Why').click();
  drop('urls.txt', '/c\n');
  await expect.element(screen.source).toHaveTextContent('urls.txt');
});

test('on a phone, each state of the dialog fits and works without a mouse', async () => {
  await showOn('phone');
  await mountUrls();
  await focusOn(urls.view.getByRole('button', { name: 'Open a file' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(imports.button('Choose a file')).toHaveFocus();
  await expectAccessible(dialog.element());
  await imports.choose('urls.csv', `url,expected,note\n/${'long'.repeat(80)},blocked,x\n,,y\nb,,\n`);
  await expect.element(imports.button('Import')).toHaveFocus();
  await expectAccessible(dialog.element());
  expect(screen.scrollsSideways()).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(headline).toHaveFocus();
  expect(screen.scrollsSideways()).toBe(false);
  await expectAccessible(dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  // The button that opened the dialog has disappeared with the empty list.
  await expect.element(urls.view).toHaveFocus();
  const menu = urls.view.getByRole('button', { name: 'More', exact: true });
  await focusOn(menu);
  await userEvent.keyboard('{Enter}');
  await focusOn(page.getByRole('menuitem', { name: 'Paste URLs' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(imports.list).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
});
