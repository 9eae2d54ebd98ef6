import { ProblemsView } from './support/problems-view';
import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('fields and names are completed by keyboard only', async ({ tester, page }) => {
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  /** Selects an entry. Presses the arrow key again, because entries that arrive late rebuild the list. */
  const choose = async (name: string) => {
    const entry = list.getByRole('option', { name }).first();
    await expect(entry).toBeVisible();
    await expect(async () => {
      if ((await entry.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await expect(entry).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(entry).toBeHidden();
  };
  await tester.open('User-agent: *\nDisallow: /shop/cart\n');
  await tester.goToEnd();
  await page.keyboard.type('Us');
  // The editor help, with completion, loads when the page is idle; until then no list appears.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Space');
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await choose('User-agent');
  await expect(tester.line('User-agent: ')).toBeVisible();
  await page.keyboard.type('gptb');
  await choose('GPTBot');
  await expect(tester.line('User-agent: GPTBot')).toBeVisible();
  // Nothing is selected by default: Enter starts a new line.
  await page.keyboard.type('\nAll');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tester.line('All')).toBeVisible();
  expect(await tester.caretLine()).toBe('');
});

test('a problem is found, fixed and undone by keyboard only', async ({ tester, page }) => {
  // Waits for the report on file and URL: a later report closes an open card.
  await new ProblemsView(tester).show('User-agent: Bingbot\nCrawl-delay: 5\nDisalow: /beta/\n');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(page.locator('.cm-sign').first()).toBeVisible();
  await tester.url.focus();
  await page.keyboard.press('F8');
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disalow: /beta/');
  await page.keyboard.press('ControlOrMeta+.');
  const fix = page.getByRole('dialog', { name: 'Disalow' }).getByRole('button', { name: 'Fix spelling' });
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Block /beta/ for Bingbot', disabled: false });
  await expect(confirm).toBeFocused();
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('1 change · 1 closed');
  await page.keyboard.press('Enter');
  await expect(tester.line('Disallow: /beta/')).toBeVisible();
  await expect(tester.editor).toBeFocused();
  const message = page.locator('[data-written]');
  await expect(message).toHaveText('1 line changed. Bingbot: /beta/ allowed → blocked.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('Disalow: /beta/')).toBeVisible();
  await expect(message).toBeHidden();
});
