import { expect, test } from './support/shared-page';

test('the Engines view works with the keyboard only', async ({ tester, page }) => {
  await tester.start();
  await tester.otherDialects.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Engines' })).toBeFocused();
  await tester.readBy.focus();
  await page.keyboard.press('1');
  await expect(tester.readBy).toHaveValue('standard1994');
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.reader('standard1994')).toContainText('in use');
  await page.keyboard.press('Tab');
  await expect(tester.reader('google').getByRole('link', { name: 'line 12' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    tester.reader('google').getByRole('button', { name: 'Use these rules: Google' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tester.reader('google')).toContainText('in use');
  await page.keyboard.press('Tab');
  await expect(tester.reader('rfc9309').getByRole('link', { name: 'line 12' })).toBeFocused();
});
