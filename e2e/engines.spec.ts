import { expect, test } from './support/shared-page';

test('the list of other engines works with the keyboard only', async ({ tester, page }) => {
  await tester.start();
  await tester.otherDialects.focus();
  await page.keyboard.press('Enter');
  // Loaded on first use.
  await expect(tester.engineCell('google')).toBeVisible();
  await expect(tester.engines.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tester.engines.getByRole('button', { name: 'Back to Why' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tester.engineCell('google').getByRole('link', { name: 'line 12' })).toBeFocused();
  await tester.answerByMenu.focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus once it has opened.
  await expect(tester.engines.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(tester.answerByMenu).toBeFocused();
  await expect(tester.engineHead('1994 text in use')).toBeVisible();
  await tester.expectVerdict('disallowed', 12);
  await page.keyboard.press('Enter');
  await expect(tester.engines.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tester.answerByMenu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tester.compareEngines).toBeFocused();
  await expect(tester.why).toBeVisible();
});
