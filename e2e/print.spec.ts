import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { robotsFile } from './support/tester-page';

test.beforeEach(({ tester }) => tester.start());

const printed = (page: Page, part: 'head' | 'file') => page.locator(`[data-printed=${part}]`);

/** Puts the page into the state in which the browser prints it; on the screen where it cannot show print. */
async function beginPrint(page: Page): Promise<void> {
  if (test.info().project.name === 'chromium') await page.emulateMedia({ media: 'print' });
  // What is only on paper is loaded after the page.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await printed(page, 'head').count()).toBe(1);
  }).toPass();
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  if (test.info().project.name === 'chromium') await page.emulateMedia({ media: 'screen' });
}

test('a print holds question, answer, reasons and the file', { tag: '@firefox' }, async ({
  tester,
  page,
}) => {
  // The reasons are loaded after the page, too.
  await expect(tester.why.locator('summary')).toBeVisible();
  await beginPrint(page);
  const head = printed(page, 'head');
  await expect(head.getByRole('heading')).toHaveText(
    'Can Googlebot crawl https://example.com/shop/cart?x=1?',
  );
  await expect(head).toContainText('No. Blocked by line 12: Disallow: /shop/cart');
  await expect(head).toContainText(/Example: A shop · 558 B of 500 KiB · 31 lines .* LF/);
  await expect(head).toContainText(/Printed \w+ \d+, \d{4} at \d+:\d\d/);
  await expect(tester.why).toBeVisible();
  // What is folded on the screen.
  await expect(tester.why.getByText('Disallow: /*?*session=')).toBeVisible();
  const lines = printed(page, 'file').locator(':scope > div');
  await expect(lines).toHaveCount(31);
  await expect(lines.nth(11)).toHaveText('12Disallow: /shop/cartwins · length 10');
  await expect(lines.nth(9)).toHaveText('10Allow: /shop/matches · length 6');
  await expect(lines.nth(8)).toHaveText('9User-agent: Googlebotfor Googlebot · part 1 of 2');
  await expect(lines.nth(22)).toHaveText('23User-agent: googlebotfor Googlebot · part 2 of 2');
  await expect(lines.nth(0)).toHaveText('1# robots.txt of example.com');

  await endPrint(page);
  await expect(page.locator('[data-printed]')).toHaveCount(0);
  await expect(tester.why.getByText('Disallow: /*?*session=')).toBeHidden();
});

test('what was unfolded before stays so', { tag: '@all' }, async ({ tester, page }) => {
  const rules = tester.why.locator('summary');
  await rules.click();
  await beginPrint(page);
  await endPrint(page);
  await expect(tester.why.getByText('Disallow: /*?*session=')).toBeVisible();
});

test('text in the file is text on paper, and bytes that are not UTF-8 have a name', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  const file = 'User-agent: *\nDisallow: /<b>x</b><script>alert(1)</script>\xE9\n';
  await tester.open(robotsFile(Buffer.from(file, 'latin1')));
  await beginPrint(page);
  await expect(printed(page, 'file').locator(':scope > div').nth(1)).toHaveText(
    /^2Disallow: \/<b>x<\/b><script>alert\(1\)<\/script>\\xE9/,
  );
  await expect(printed(page, 'file').locator('b, script')).toHaveCount(0);
});

test('without a question or a file there is no more than that', { tag: '@all' }, async ({ tester, page }) => {
  await tester.chooseFromMenu('Empty file');
  await tester.askUrl('');
  await beginPrint(page);
  await expect(printed(page, 'head')).toContainText('Add a robots.txt and a URL.');
  await expect(printed(page, 'file')).toHaveCount(0);
});

test('a large file is cut, with a sentence', { tag: '@all' }, async ({ tester, page }) => {
  const line = 'Disallow: /some/path/\n';
  await tester.open(`User-agent: *\n${line.repeat(Math.floor(512_000 / line.length))}`);
  await tester.expectVerdict('allowed', 0);
  await beginPrint(page);
  const file = printed(page, 'file');
  await expect(file.locator(':scope > div')).toHaveCount(5_000);
  await expect(file).toContainText('Not printed: 18,273 more lines. Save the file to have all of it.');
});

test('lines of 10 MB are cut', { tag: '@all' }, async ({ tester, page }) => {
  await tester.open(`User-agent: *\nDisallow: /shop\n#${'a'.repeat(9_000_000)}\nAllow: /b`);
  await tester.expectVerdict('disallowed', 2);
  await beginPrint(page);
  const file = printed(page, 'file');
  await expect(file.locator(':scope > div')).toHaveCount(3);
  await expect(file).toContainText(/aaa … \(a long line, cut here\)/);
  await expect(file).toContainText('Not printed: 1 more line.');
  expect((await file.textContent())?.length).toBeLessThan(3_000);
});

test('where a reader stops is on paper', { tag: '@all' }, async ({ tester, page }) => {
  const head = 'User-agent: *\nDisallow: /shop\n';
  await tester.open(`${head}#${'a'.repeat(512_000)}\nAllow: /b\n`);
  await tester.expectVerdict('disallowed', 2);
  await beginPrint(page);
  await expect(printed(page, 'file')).toContainText('Reading stops here. What follows is ignored');
});

test.describe('on paper', { tag: '@chromium-only' }, () => {
  /** What can be seen of the page, by what cannot be used on paper. */
  async function expectPaper(page: Page): Promise<void> {
    for (const role of ['textbox', 'combobox', 'tab', 'menu', 'separator', 'searchbox', 'radio'] as const)
      await expect.soft(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    for (const name of ['Open', 'Share link', 'Simulate', 'Help', 'Copy table', 'Answer by this'])
      await expect.soft(page.getByRole('button', { name }).filter({ visible: true }), name).toHaveCount(0);
    await expect(page.locator('[data-verdict]')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const inks = await page.evaluate(() => {
      const { color, colorScheme, getPropertyValue } = getComputedStyle(document.body);
      return {
        color,
        colorScheme,
        surface: getPropertyValue.call(getComputedStyle(document.body), '--surface'),
      };
    });
    expect(inks).toEqual({ color: 'rgb(21, 24, 29)', colorScheme: 'light', surface: '#fff' });
  }

  test('there are no controls, and the colours are light in the dark theme', { tag: '@all' }, async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: /^Theme/ });
    while ((await button.getAttribute('aria-label')) !== 'Theme: dark') await button.click();
    await beginPrint(page);
    await expectPaper(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPaper(page);
    await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    await expectPaper(page);
  });

  test('the view that is open is printed after the reasons', async ({ tester, page }) => {
    await tester.showCrawlers();
    await page.getByRole('radio', { name: /^Blocked/ }).check({ force: true });
    const shown = await tester.crawlerRows.count();
    await beginPrint(page);
    await expectPaper(page);
    await expect(tester.why).toBeVisible();
    await expect(tester.crawlerRows.filter({ visible: true })).toHaveCount(shown);
    await expect(tester.crawlers).toContainText('Blocked');
    await expect(tester.engines).toBeHidden();
    await endPrint(page);
    await tester.showEngines();
    await beginPrint(page);
    await expectPaper(page);
    await expect(tester.why).toBeVisible();
    await expect(tester.crawlers).toBeHidden();
    await expect(tester.reader('python')).toBeVisible();
    const order = await page.evaluate(() =>
      ['[data-printed=head]', '#panel-why', '#panel-engines', '[data-printed=file]'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('a phone that shows the file prints the same', { tag: '@all' }, async ({ tester, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'File' }).click();
    await beginPrint(page);
    await expect(tester.why).toBeVisible();
    await expect(page.locator('#panel-file')).toBeHidden();
    await expect(printed(page, 'file')).toBeVisible();
    expect(await tester.scrollsSideways()).toBe(false);
  });

  for (const format of ['A4', 'Letter'] as const) {
    test(`the browser prints it on ${format}`, { tag: '@all' }, async ({ tester, page }) => {
      // Long enough for several pages, and some of its lines as wide as none.
      await tester.open(
        `User-agent: *\nDisallow: /${'wide/'.repeat(100)}\n${'# line\n'.repeat(200)}Disallow: /shop\n`,
      );
      await tester.expectVerdict('disallowed', 203);
      await beginPrint(page);
      await endPrint(page);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        addEventListener('beforeprint', () => {
          for (const part of document.querySelectorAll('[data-printed]')) seen.push(part.textContent ?? '');
        });
      });
      const pdf = await page.pdf({ format });
      const [head, file] = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(head).toContain('No. Blocked by line 203: Disallow: /shop');
      expect(file).toContain('203Disallow: /shopwins · length 5');
      await expect(page.locator('[data-printed]')).toHaveCount(0);
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThan(3);
      expect(pages).toBeLessThan(9);
    });
  }
});
