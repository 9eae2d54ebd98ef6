import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.beforeEach(({ tester }) => tester.start());

const printed = (page: Page, part: 'head' | 'file') => page.locator(`[data-printed=${part}]`);

/** Puts the page into the state in which the browser prints it. */
async function beginPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // Parts for print only are loaded after the page.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await printed(page, 'head').count()).toBe(1);
  }).toPass();
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

test.describe('on paper', { tag: '@chromium-only' }, () => {
  /** Expects no controls on paper. */
  async function expectPaper(page: Page): Promise<void> {
    for (const role of ['textbox', 'combobox', 'tab', 'menu', 'separator', 'searchbox', 'radio'] as const)
      await expect.soft(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    for (const name of ['Open', 'Share link', 'Simulate', 'Help', 'Copy table', 'Use these rules'])
      await expect.soft(page.getByRole('button', { name }).filter({ visible: true }), name).toHaveCount(0);
    await expect(page.locator('[data-verdict]')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The whole view is printed, not just the part that fits its box.
    const cut = await page
      .getByRole('tabpanel')
      .evaluateAll(
        (panels) => panels.filter((panel) => getComputedStyle(panel).overflowY !== 'visible').length,
      );
    expect(cut).toBe(0);
    const inks = await page.evaluate(() => {
      const { color, colorScheme } = getComputedStyle(document.body);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--surface)';
      const surface = getComputedStyle(probe).color;
      probe.remove();
      return { color, colorScheme, surface };
    });
    expect(inks).toEqual({ color: 'rgb(21, 24, 29)', colorScheme: 'light', surface: 'rgb(255, 255, 255)' });
  }

  test('the open view is printed after the reasons', async ({ tester, page }) => {
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
    await expect(tester.engineCell('python')).toBeVisible();
    const order = await page.evaluate(() =>
      [
        '[data-printed=head]',
        '[aria-label="Reasons for the answer"]',
        '[data-row=answer]',
        '[data-printed=file]',
      ].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('the dark theme, a phone and the paper sizes print the same', { tag: '@all' }, async ({
    tester,
    page,
  }) => {
    await test.step('no controls, and light colours in the dark theme', async () => {
      const button = page.getByRole('button', { name: /^Theme/ });
      while ((await button.getAttribute('aria-label')) !== 'Theme: dark') await button.click();
      await beginPrint(page);
      await expectPaper(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectPaper(page);
      await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
      await expectPaper(page);
      await endPrint(page);
    });

    await test.step('a phone that shows the file', async () => {
      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('tab', { name: 'File' }).click();
      await beginPrint(page);
      await expect(tester.why).toBeVisible();
      await expect(page.locator('#panel-file')).toBeHidden();
      await expect(printed(page, 'file')).toBeVisible();
      expect(await tester.scrollsSideways()).toBe(false);
      await endPrint(page);
      if (desktop !== null) await page.setViewportSize(desktop);
    });

    // Long enough for several pages, with some lines too wide for one.
    await tester.open(
      `User-agent: *\nDisallow: /${'wide/'.repeat(100)}\n${'# line\n'.repeat(200)}Disallow: /shop\n`,
    );
    await tester.expectVerdict('disallowed', 203);
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const parts = Array.from(document.querySelectorAll('[data-printed]'), (part) => part.textContent);
        Object.assign(window, { seen: parts });
      });
    });
    for (const format of ['A4', 'Letter'] as const)
      await test.step(`the browser prints it on ${format}`, async () => {
        await page.evaluate(() => Object.assign(window, { seen: [] }) && undefined);
        const pdf = await page.pdf({ format });
        const [head, file] = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        expect(head).toContain('No. Blocked by line 203: Disallow: /shop');
        expect(file).toContain('203Disallow: /shopwins · length 5');
        await expect(page.locator('[data-printed]')).toHaveCount(0);
        const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
        expect(pages).toBeGreaterThan(3);
        expect(pages).toBeLessThan(9);
      });
  });
});
