import { codeOf } from './support/share';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

/** A parameter alone, and what it does to the page. */
const parameters: readonly [name: string, address: string, check: (tester: TesterPage) => Promise<void>][] = [
  [
    'crawler',
    'crawler=GPTBot',
    async (tester) => {
      await expect(tester.crawler).toHaveValue('GPTBot');
      await tester.expectVerdict('disallowed', 20);
    },
  ],
  [
    'a User-Agent header as crawler',
    'crawler=Mozilla/5.0%20(compatible;%20bingbot/2.0)',
    async (tester) => {
      await expect(tester.crawler).toHaveValue('Mozilla/5.0 (compatible; bingbot/2.0)');
      await tester.expectVerdict('allowed', 0);
    },
  ],
  [
    'url',
    'url=https://example.com/caf%25C3%25A9%3Fa=1%2B1+1',
    async (tester) => {
      await expect(tester.url).toHaveValue('https://example.com/caf%C3%A9?a=1+1+1');
      await tester.expectVerdict('allowed', 0);
    },
  ],
  [
    'engine',
    'engine=standard1994',
    async (tester) => {
      await tester.expectVerdict('disallowed', 12, /By the rules of 1994/);
    },
  ],
  [
    'view',
    'view=engines',
    async (tester) => {
      await expect(tester.page.getByRole('tab', { name: 'Engines' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  ],
  [
    'theme',
    'theme=dark',
    async (tester) => {
      await expect(tester.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  ],
  [
    'example',
    'example=tie',
    async (tester) => {
      await expect(tester.source).toContainText(/Example: (?!A shop)|Shown, but not kept/);
      await expect(tester.line('# robots.txt of example.com')).toHaveCount(0);
    },
  ],
];

for (const [name, address, check] of parameters) {
  test(`${name} alone, in the fragment and in the query`, async ({ tester, page }) => {
    for (const sign of ['#', '?']) {
      await test.step(sign, async () => {
        await page.goto('about:blank');
        await tester.start(`/${sign}${address}`);
        await check(tester);
        expect(await page.evaluate(() => location.href)).toMatch(/\/$/);
      });
    }
  });
}

test('text alone, byte for byte', async ({ tester, page }) => {
  await tester.start('/#text=%EF%BB%BFUser-agent:%20*%0D%0ADisallow:%20/a+b%0D%0ADisallow:%20/caf%E9%0D%0A');
  await expect(tester.facts).toHaveText(/BOM, 1 byte is not UTF-8CRLF\d+ problems?$/);
  await expect(tester.line('Disallow: /a+b')).toBeVisible();
  await expect(tester.url).toHaveValue('');
  await tester.askUrl('/a+b');
  await tester.expectVerdict('disallowed', 2);
  expect(await page.evaluate(() => location.href)).toMatch(/\/$/);
});

test('all together', async ({ tester, page }) => {
  await tester.start(
    '/#view=crawlers&theme=light&engine=python&crawler=Bingbot&url=/b&text=User-agent:%20*%0ADisallow:%20/b&utm=1',
  );
  await tester.expectVerdict('disallowed', 2, "No. By Python's rules: blocked by line 2: Disallow: /b");
  await expect(tester.crawler).toHaveValue('Bingbot');
  await expect(page.getByRole('tab', { name: 'Crawlers' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(tester.source).toContainText('Shown, but not kept.');
  await expect(tester.source).not.toContainText('left out');
});

test('a parameter counts before the share code, and the fragment before the query', async ({
  tester,
  page,
}) => {
  const code = codeOf({
    text: 'User-agent: *\nDisallow: /c\n',
    crawler: 'bingbot',
    url: '/c',
    view: 'engines',
  });
  await tester.start(`/?url=/query&crawler=GPTBot&view=why#${code}&url=/fragment&crawler=Googlebot`);
  await expect(tester.url).toHaveValue('/fragment');
  await expect(tester.crawler).toHaveValue('Googlebot');
  await expect(tester.line('Disallow: /c')).toBeVisible();
  await tester.expectVerdict('allowed', 0);
  await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
});

test('a text in the query is refused, and the rest of the query is taken', async ({ tester, page }) => {
  await tester.start('/?text=User-agent:%20*%0ADisallow:%20/q&url=/q');
  await expect(tester.source).toContainText('Not understood in the link, so left out: text.');
  await expect(tester.url).toHaveValue('/q');
  await expect(tester.line('# robots.txt of example.com')).toBeVisible();
  expect(await page.evaluate(() => location.href)).toMatch(/\/$/);
});

test('values that mean nothing are left out and named, the others are taken', async ({ tester, page }) => {
  await tester.start('/#engine=altavista&view=%3Cb%3E&theme=pink&example=none&url=/shop/cart&crawler=GPTBot');
  await expect(tester.source).toContainText(
    /Not understood in the link, so left out: (?=.*engine)(?=.*view)(?=.*theme)(?=.*example)[a-z, ]+\./,
  );
  await tester.expectVerdict('disallowed', 20);
  await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // One that is too long.
  await page.goto(`/#crawler=${'a'.repeat(5_000)}`);
  await expect(tester.source).toContainText('Not understood in the link, so left out: crawler.');
  await expect(tester.crawler).toHaveValue('GPTBot');
});

test('a foreign query is left alone', async ({ tester, page }) => {
  await tester.start('/?utm_source=mail&ref=1');
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.source).toContainText('Example: A shop');
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?utm_source=mail&ref=1');
  await page.goto('/?utm_source=mail&crawler=GPTBot&ref=1#url=/shop/cart');
  await tester.expectVerdict('disallowed', 20);
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?utm_source=mail&ref=1');
});

test('the theme of an address is not kept', async ({ tester, page }) => {
  await tester.start('/#theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the address stays bare after any work, and the history as long as it was', async ({ tester, page }) => {
  await tester.start('/#url=/start');
  const length = await page.evaluate(() => history.length);
  await tester.askUrl('/some-secret');
  await tester.askCrawler('Bingbot');
  await tester.pasteOverAll('User-agent: *\nDisallow: /some-secret');
  await tester.expectVerdict('disallowed', 2);
  await tester.showEngines();
  await tester.showCrawlers();
  await tester.pretend('503');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  // A whole page starts in it.
  await expect(page.frameLocator('iframe').locator('[data-verdict]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => location.href)).toMatch(/^http:\/\/[\d.:]+\/$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
});
