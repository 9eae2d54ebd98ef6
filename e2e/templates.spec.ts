import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { TesterPage } from './support/tester-page';

const OWN = 'User-agent: *\nDisallow: /admin/\n';

/** Opens the dialog as one does by mouse. */
async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Templates…' }).click();
  return page.getByRole('dialog', { name: 'Templates' });
}

/** A row of the table of answers, by its path or crawler. */
function row(dialog: Locator, name: string): Locator {
  return dialog.getByRole('row').filter({ hasText: name });
}

async function startWithOwn(tester: TesterPage): Promise<void> {
  await tester.start();
  await tester.pasteOverAll(OWN);
}

test('a template for a platform replaces the file, shows what that changes, and one Undo takes it back', async ({
  tester,
  page,
}) => {
  await startWithOwn(tester);
  const dialog = await openTemplates(page);
  await expect(dialog.getByRole('radio', { name: 'WordPress' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Text of the template' })).toHaveValue(
    /Allow: \/wp-admin\/admin-ajax\.php/,
  );
  await expect(row(dialog, '/wp-admin/options.php')).toHaveText(/may crawl\s*blocked \(line 2\), changes/);
  await expect(row(dialog, '/a-post/')).toHaveText(/may crawl\s*may crawl$/);
  await dialog.getByRole('button', { name: 'Use as the whole file' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tester.line('Disallow: /wp-admin/')).toBeVisible();
  await expect(tester.line('Disallow: /admin/')).toHaveCount(0);
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('Disallow: /admin/')).toBeVisible();
  await expect(tester.line('Disallow: /wp-admin/')).toHaveCount(0);
});

test('groups against AI training are added behind the file, with the answers of AI crawlers before and after', async ({
  tester,
  page,
}) => {
  await startWithOwn(tester);
  const dialog = await openTemplates(page);
  await dialog.getByRole('radio', { name: 'No AI training' }).check();
  await expect(row(dialog, 'GPTBot')).toHaveText(/may crawl\s*blocked \(line \d+\), changes/);
  await expect(row(dialog, 'CCBot')).toHaveText(/may crawl\s*blocked \(line \d+\), changes/);
  await expect(row(dialog, 'OAI-SearchBot')).toHaveText(/may crawl\s*may crawl$/);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ changes found in \d+ checks\.$/);
  await dialog.getByRole('button', { name: 'Add to the end of the file' }).click();
  await expect(tester.line('User-agent: GPTBot')).toBeVisible();
  await expect(tester.line('Disallow: /admin/')).toBeVisible();
  await tester.askUrl('https://example.com/a');
  await tester.askCrawler('GPTBot');
  await expect(tester.verdict).toHaveAttribute('data-verdict', 'disallowed');
});

test('by keyboard alone, and Esc goes back to the menu’s button', async ({ tester, page }) => {
  await startWithOwn(tester);
  const button = page.getByRole('button', { name: 'Open', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Templates…' });
  for (let i = 0; i < 8 && !(await item.evaluate((element) => element === document.activeElement)); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Templates' });
  await dialog.getByRole('radio', { name: 'WordPress' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Shopify-like shop' })).toBeChecked();
  await expect(row(dialog, '/cart')).toHaveText(/blocked/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing, and nothing scrolls sideways: ${name}`, async ({ tester, page }) => {
    await page.setViewportSize(viewport);
    await tester.start();
    const dialog = await openTemplates(page);
    await dialog.getByRole('radio', { name: 'Staging site' }).check();
    await expect(row(dialog, 'AdsBot')).toHaveText(/blocked/);
    const { violations, passes } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(passes.length).toBeGreaterThan(0);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const sideways = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('div, section, table')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
      ),
    );
    expect(sideways).toBe(false);
  });
}
