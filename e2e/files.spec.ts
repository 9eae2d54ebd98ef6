import { expect, test } from './support/test';
import { robotsFile } from './support/tester-page';
import { UrlsImportDialog } from './support/urls-import-dialog';

test.beforeEach(({ tester }) => tester.start());

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
}

const blocksA = 'User-agent: *\nDisallow: /a\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const html = '<!doctype html>\n<html><head><title>Not found</title></head><body>404</body></html>\n';

/** Name, bytes, what the status bar says, what the source bar says, and the verdict on /ab. */
const files = [
  ['CRLF', blocksA.replaceAll('\n', '\r\n'), /UTF-8CRLF(?:No|\d+) problems?$/, 'robots.txt', 'disallowed', 2],
  [
    'a lone CR',
    blocksA.replaceAll('\n', '\r'),
    /UTF-8CR(?:No|\d+) problems?$/,
    'robots.txt',
    'disallowed',
    2,
  ],
  [
    'mixed line ends',
    'User-agent: *\r\nDisallow: /a\rAllow: /b\n',
    /Mixed line ends(?:No|\d+) problems?$/,
    'robots.txt',
    'disallowed',
    2,
  ],
  ['a BOM', `\uFEFF${blocksA}`, /UTF-8 with BOM/, 'robots.txt', 'disallowed', 2],
  [
    'invalid UTF-8',
    Buffer.from(`${blocksA}Disallow: /\xE9\n`, 'latin1'),
    /1 byte is not UTF-8/,
    'robots.txt',
    'disallowed',
    2,
  ],
  ['NUL bytes', `${blocksA}Disallow: /\0b\n`, /4 lines/, 'robots.txt', 'disallowed', 2],
  ['UTF-16, little-endian', utf16(blocksA, 'little'), /lines/, 'This file is UTF-16.', 'allowed', 0],
  ['UTF-16, big-endian', utf16(blocksA, 'big'), /lines/, 'This file is UTF-16.', 'allowed', 0],
  ['a PNG', png, /\d+ bytes are not UTF-8/, 'This does not look like text.', 'allowed', 0],
  ['an HTML page', html, /2 lines|3 lines/, 'This is a web page, not a robots.txt.', 'allowed', 0],
] as const;

test('every kind of file opens as it stands, and can be edited', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  test.slow();
  await tester.askUrl('/ab');
  for (const [name, bytes, facts, source, outcome, line] of files) {
    await test.step(name, async () => {
      const before = await tester.version();
      await tester.open(robotsFile(bytes));
      await tester.expectNewerThan(before);
      // From the second file on an edited text was replaced, which the page says first.
      const dismiss = page.getByRole('button', { name: 'Dismiss' });
      if (name !== files[0][0]) await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      await expect.soft(tester.source, name).toContainText(source);
      await expect(tester.facts).toHaveText(facts);
      await tester.expectVerdict(outcome, line);
      await tester.goToEnd();
      await tester.paste('\nUser-agent: *\nDisallow: /ab');
      await tester.expectVerdict('disallowed', await tester.lineCount());
    });
  }
});

test('the file dialog opens a file', { tag: '@chromium-only' }, async ({ tester, page }) => {
  await tester.askUrl('/shop/cart');
  const chooser = page.waitForEvent('filechooser');
  await tester.chooseFromMenu(/^File…/);
  await (await chooser).setFiles({
    ...robotsFile('User-agent: *\nDisallow: /shop\n'),
    name: 'my-robots.txt',
  });
  await expect(tester.source).toHaveText('my-robots.txt');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.line('Disallow: /shop')).toHaveAttribute('data-rule', 'won');
});

test('a dropped file is read as bytes, wherever it falls, and a URL of its site is asked for', {
  tag: '@firefox',
}, async ({ tester }) => {
  await tester.drop(
    'dropped.txt',
    Buffer.from('\uFEFFUser-agent: *\r\nDisallow: /shop\r\nSitemap: https://my-shop.test/map.xml\r\n'),
  );
  await expect(tester.source).toHaveText('dropped.txt');
  await expect(tester.facts).toHaveText(/UTF-8 with BOMCRLF(?:No|\d+) problems?$/);
  await expect(tester.url).toBeFocused();
  await expect(tester.url).toHaveValue('');
  await expect(tester.url).toHaveAttribute('placeholder', 'https://my-shop.test/page');
  await tester.expectVerdict('none', 0, 'Enter a page of my-shop.test to test.');
  await expect(tester.spoken).toHaveText('Enter a page of my-shop.test to test.');
  await tester.askUrl('/shop/cart');
  await tester.expectVerdict('disallowed', 2);
});

test('a file dropped onto the editor takes the place of the text', { tag: '@all' }, async ({ tester }) => {
  await tester.askUrl('/shop/cart');
  await tester.editor.evaluate((editor) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['User-agent: *\nDisallow: /shop\n'], 'on-editor.txt'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      editor.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
      );
  });
  await expect(tester.source).toHaveText('on-editor.txt');
  await expect(tester.facts).toContainText('3 lines');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.line('# robots.txt of example.com')).toHaveCount(0);
});

test('a held file is announced on the page', { tag: '@all' }, async ({ tester, page }) => {
  const drag = (type: string) =>
    tester.verdict.evaluate((element, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.txt'));
      element.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  await drag('dragenter');
  await expect(page.getByText('Drop the file to open it')).toBeVisible();
  await drag('dragleave');
  await expect(page.getByText('Drop the file to open it')).toHaveCount(0);
});

test('undecodable bytes are named', { tag: '@all' }, async ({ tester }) => {
  await tester.open(robotsFile(Buffer.from('User-agent: *\nDisallow: /caf\xE9\n', 'latin1')));
  await expect(tester.editor.getByRole('img', { name: 'byte E9, not UTF-8' })).toHaveText('\\xE9');
  await expect(tester.line('Disallow: /caf\\xE9')).toBeVisible();
  await tester.askUrl('/caf%E9');
  await tester.expectVerdict('disallowed', 2);
});

test('an empty file', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open('');
  await tester.expectVerdict('allowed', 0, 'Yes. Allowed: this file has no rules.');
  await expect(tester.facts).toHaveText(/^0 B of 500 KiBNo problems$/);
  await page.getByRole('button', { name: /^Try an example/ }).click();
  await tester.expectVerdict('disallowed', 12);
});

test('a line of 10 MB', { tag: '@all' }, async ({ tester, page }) => {
  test.slow();
  const head = 'User-agent: *\nDisallow: /shop\nDisallow: /';
  await tester.open(head + 'a'.repeat(10_000_000 - head.length));
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.facts).toContainText('9.5 MiB of 500 KiB');
  await expect(tester.source).toContainText('Google ignores everything after byte 512,000, at line 3.');
  const before = await tester.version();
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('#');
  await tester.expectNewerThan(before);
  await tester.expectVerdict('allowed', 0);
});

test('a line too long to be wrapped', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open(`User-agent: *\nDisallow: /shop\nDisallow: /${'a'.repeat(20_000)}`);
  await expect(tester.source).toContainText('A very long line.');
  await tester.expectVerdict('disallowed', 2);
  expect(await tester.scrollsSideways()).toBe(false);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tester.source).toHaveText('robots.txt');
});

test('100 MB are refused and the text stays', { tag: '@all' }, async ({ tester, page }) => {
  await tester.goToEnd();
  await page.keyboard.type('\n# mine');
  await tester.drop('huge.txt', 100_000_000);
  await expect(tester.source).toContainText(
    'huge.txt was not opened: it is 100 MB. This page opens up to 10 MB; Google reads the first 500 KiB only.',
  );
  await expect(tester.line('# mine')).toBeVisible();
  await tester.expectVerdict('disallowed', 12);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tester.source).toHaveText('Your text');
});

test('the cut at 512,000 bytes is a line in the file', { tag: '@all' }, async ({ tester, page }) => {
  const head = 'User-agent: *\nDisallow: /shop/cart\n';
  const filler = '# filler\n'.repeat(56_884);
  const rest = 512_000 - head.length - filler.length;
  await tester.open(`${head}${filler}${'#'.repeat(rest - 1)}\nAllow: /shop/cart?x=1\nAllow: /b\n`);
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toContainText(
    'The file is larger than 500 KiB. Google ignores everything after byte',
  );
  await tester.source.getByRole('link', { name: /^line / }).click();
  const cut = tester.editor.getByText('Reading stops here.');
  await expect(cut).toBeInViewport();
  await expect(cut).toHaveText(/What follows is ignored: [23] lines, 2 rules\.$/);
  await expect(tester.line('Allow: /shop/cart?x=1')).toBeVisible();
  await tester.goToEnd();
  await page.keyboard.type('Allow: /c');
  await expect(cut).toHaveText(/[23] lines, 3 rules\.$/);
  await tester.expectVerdict('disallowed', 2);
});

test('what is beyond 500 KiB counts as the reader says that answers', { tag: '@all' }, async ({ tester }) => {
  await tester.open(`User-agent: *\nDisallow: /shop\n${'# filler\n'.repeat(60_000)}`);
  await tester.askUrl('/shop');
  await tester.showEngines();
  for (const [reader, outcome, line, sentence, warning] of [
    ['Google', 'disallowed', 2, 'No. Blocked by line 2: Disallow: /shop', 'Google ignores everything after'],
    [
      'RFC 9309',
      'disallowed',
      2,
      'No. By the rules of RFC 9309: blocked by line 2: Disallow: /shop',
      'RFC 9309 ignores everything after',
    ],
    [
      'Yandex',
      'allowed',
      0,
      "Yes. By Yandex' rules: allowed: the file is larger than Yandex reads, so it counts as none.",
      'The file is larger than 500 KiB. Yandex takes a site with such a file for an open one.',
    ],
  ] as const) {
    await test.step(reader, async () => {
      await tester.readBy.selectOption(reader);
      await tester.expectVerdict(outcome, line, sentence);
      await expect(tester.source).toContainText(warning);
      await expect(tester.facts).toContainText(' of 500 KiB');
      const rule = tester.line('Disallow: /shop');
      if (line === 0) await expect(rule).not.toHaveAttribute('data-rule');
      else await expect(rule).toHaveAttribute('data-rule', 'won');
    });
  }
  // A reader without a limit reads all of it.
  await tester.readBy.selectOption('Python');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toHaveText('robots.txt');
  await expect(tester.facts).not.toContainText('500 KiB');
});

test('pasting 5 MB', { tag: '@all' }, async ({ tester }) => {
  test.slow();
  const line = 'Disallow: /some/path/of/no/interest\n';
  const text = `User-agent: *\nDisallow: /shop\n${line.repeat(Math.ceil(5_000_000 / line.length))}# end`;
  await tester.pasteOverAll(text);
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.facts).toContainText('4.8 MiB of 500 KiB');
  await expect(tester.facts).toContainText('138,892 lines');
  await tester.goToEnd();
  await expect(tester.line('# end')).toBeVisible();
});

test('an own file that is pasted over the example asks for a URL, and an emptied editor claims nothing', {
  tag: '@all',
}, async ({ tester, page }) => {
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await tester.paste('User-agent: *\nDisallow: /cart\n');
  await expect(tester.url).toBeFocused();
  await expect(tester.url).toHaveValue('');
  await tester.expectVerdict('none', 0, 'Add a URL to get an answer.');
  await page.keyboard.type('/cart');
  await tester.expectVerdict('disallowed', 2);
  const urls = page.getByRole('tabpanel', { name: 'URLs' });
  const imports = new UrlsImportDialog(tester);
  await imports.showView();
  await imports.paste('/cart\n/open');
  await expect(urls).toContainText('Blocked');
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(urls).toContainText('Add a robots.txt to test 2 URLs.');
  await expect(urls).not.toContainText(/Blocked|Allowed|Fail/);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Problems/ })).toHaveText(
    'ProblemsAdd a robots.txt to have it checked.',
  );
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Compare' })).toHaveText(
    'CompareAdd a robots.txt to compare it with another version.',
  );
  await page.getByRole('tab', { name: 'Crawlers' }).click();
  await expect(tester.crawlers).toContainText('Add a robots.txt to get an answer.');
  await expect(tester.crawlerRows).toHaveCount(0);
  await expect(tester.facts).not.toContainText('problem');
  await tester.expectVerdict('none', 0, 'Add a robots.txt to get an answer.');
});
