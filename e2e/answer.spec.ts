import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('typing changes the verdict and its version', { tag: '@firefox' }, async ({ tester, page }) => {
  const before = await tester.version();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 33, 'Yes. Allowed by line 33: Allow: /shop/cart?x=1');
  expect(await tester.version()).toBeGreaterThan(before);
  await expect(tester.source).toHaveText('Your text');
  await expect(tester.line('Allow: /shop/cart?x=1')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'lost');
});

test('the link goes to the line, and Esc goes back', async ({ tester, page }) => {
  const link = tester.verdict.getByRole('link', { name: 'line 12' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
  await expect(tester.line('Disallow: /shop/cart')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
