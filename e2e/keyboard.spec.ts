import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('from the start of the page to an answer', async ({ tester, page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the question' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(tester.crawler).toBeFocused();
  await page.keyboard.type('googlebot-image');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tester.crawler).toHaveValue('Googlebot-Image');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tester.url).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/photos/cat.jpg');
  await tester.expectVerdict('allowed', 15);
  await page.keyboard.press('Tab');
  await expect(tester.verdict.getByRole('link', { name: 'line 15' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Allow: /photos/');
});
