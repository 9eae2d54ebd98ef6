import { expectKept } from './support/drafts';
import { expect, test } from './support/test';

const note = 'Address of this robots.txt';

test.beforeEach(async ({ tester }) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /\n');
});

/** The file's address, the URL, and the origin that would need a file of its own; null where the file applies. */
const places = [
  ['https://example.com/robots.txt', 'https://example.com/folder/file', null],
  ['example.com', 'https://example.com/', null],
  ['https://example.com/robots.txt', 'https://other.example.com/', 'https://other.example.com'],
  ['https://example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['https://example.com/robots.txt', 'https://example.com:8181/', 'https://example.com:8181'],
  ['http://www.example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['http://www.example.com/robots.txt', 'http://shop.www.example.com/', 'http://shop.www.example.com'],
  ['http://www.müller.eu/robots.txt', 'http://www.xn--mller-kva.eu/', null],
  ['http://www.xn--mller-kva.eu/robots.txt', 'http://www.müller.eu/', null],
  ['http://www.müller.eu/robots.txt', 'http://www.muller.eu/', 'http://www.muller.eu'],
  ['https://212.96.82.21/robots.txt', 'https://212.96.82.21/', null],
  ['https://212.96.82.21/robots.txt', 'https://example.com/', 'https://example.com'],
  ['http://example.com:80/robots.txt', 'http://example.com/', null],
  ['http://example.com/robots.txt', 'http://example.com:80/', null],
  ['http://example.com/robots.txt', 'http://example.com:81/', 'http://example.com:81'],
  ['https://example.com:443/robots.txt', 'https://example.com/', null],
  ['https://example.com:80/robots.txt', 'https://example.com/', 'https://example.com'],
  ['ftp://example.com:21/robots.txt', 'ftp://example.com/', null],
  ['ftp://example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['http://example.com:8181/robots.txt', 'http://example.com/', 'http://example.com'],
] as const;

test('scheme, host and port must be the same', { tag: '@all' }, async ({ tester }) => {
  for (const [robots, url, needs] of places) {
    await test.step(`${robots}, asked about ${url}`, async () => {
      await tester.fileLiesAt(robots);
      await tester.askUrl(url);
      if (needs === null) {
        await tester.expectVerdict('disallowed', 2);
        await expect(tester.why).toContainText('Same scheme, host and port: ');
        return;
      }
      await tester.expectVerdict(
        'not-applicable',
        0,
        `This file does not decide. ${needs} needs a robots.txt of its own.`,
      );
      await expect(tester.why).toContainText('This file does not apply to the URL');
    });
  }
});

test('a file that lies where no crawler looks', { tag: '@all' }, async ({ tester }) => {
  for (const [address, reason] of [
    [
      'https://example.com/folder/robots.txt',
      'It lies in a folder, where no crawler looks for a robots.txt.',
    ],
    ['https://example.com/ROBOTS.TXT', 'Its name has capitals, and no crawler looks for such a robots.txt.'],
    ['https://example.com/robots.txt?x', 'Its address is not that of a robots.txt.'],
  ] as const) {
    await test.step(address, async () => {
      await tester.fileLiesAt(address);
      await tester.expectVerdict('not-applicable', 0, `This file does not decide. ${reason}`);
      await expect(tester.simulation.getByRole('textbox', { name: note })).toHaveAccessibleDescription(
        `${reason} Crawlers ask for https://example.com/robots.txt only.`,
      );
      await expect(tester.editor.locator('[data-rule], [data-group=selected]')).toHaveCount(0);
    });
  }
});

test('what is no address counts as empty', { tag: '@all' }, async ({ tester, page }) => {
  await tester.simulate.click();
  const field = tester.simulation.getByRole('textbox', { name: note });
  await expect(field).toHaveAccessibleDescription('Empty: taken to lie where the tested URL needs it.');
  for (const typed of [
    '/robots.txt',
    'mailto:a@b',
    'https://',
    'http://[::1',
    'https://xn--ü/',
    'x y',
    'https://example.com:99999/',
    'é'.repeat(100_000),
  ]) {
    await test.step(typed.slice(0, 30), async () => {
      await tester.fill(note, typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^That is no address of a file\. .*counts as empty\.$/);
      await tester.expectVerdict('disallowed', 2);
      await expect(page.locator('body')).not.toContainText('undefined');
    });
  }
  await tester.fill(note, '');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('ftp is read by Google, and not by Bing', { tag: '@all' }, async ({ tester, page }) => {
  await tester.askUrl('ftp://example.com/a');
  await tester.fileLiesAt('ftp://example.com');
  await tester.expectVerdict('disallowed', 2);
  await page.keyboard.press('Escape');
  await tester.askCrawler('Bingbot');
  await tester.expectVerdict(
    'not-applicable',
    0,
    'This file does not decide. This crawler reads no robots.txt over ftp:.',
  );
  await expect(page.getByRole('button', { name: /^Ask for/ })).toHaveCount(0);
});

test('a path alone is asked at the host of the file', { tag: '@all' }, async ({ tester }) => {
  await tester.askUrl('/cart');
  await tester.fileLiesAt('https://shop.example.com:8443');
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.why).toContainText('Same scheme, host and port: https://shop.example.com:8443.');
});

test('the button asks for the same path where the file speaks', { tag: '@all' }, async ({ tester, page }) => {
  await tester.askUrl('https://shop.example.com/cart?x=1');
  await tester.fileLiesAt('https://example.com');
  await page.keyboard.press('Escape');
  await tester.expectVerdict('not-applicable', 0);
  await expect(tester.simulate).toBeFocused();
  const ask = tester.why.getByRole('button', { name: 'Ask for https://example.com/cart?x=1 instead' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(tester.url).toHaveValue('https://example.com/cart?x=1');
  await tester.expectVerdict('disallowed', 2);
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeFocused();
  await expect(tester.spoken).toHaveText(
    'No. Googlebot may not crawl /cart?x=1. Blocked by line 2: Disallow: /.',
  );
});

test('the place outlives the page, the answer of the site does not', async ({ tester, page }) => {
  await tester.fileLiesAt('https://other.example');
  await tester.pretend('404 or 410');
  await tester.expectVerdict('not-applicable', 0);
  await expectKept(page, 'https://other.example');
  await page.reload();
  await tester.expectVerdict('not-applicable', 0);
  await expect(tester.source).not.toContainText('Simulating');
  await tester.fileLiesAt('');
  await tester.expectVerdict('disallowed', 2);
});
