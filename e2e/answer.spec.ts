import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('the link of the answer goes to its line and back, and typing changes the verdict', async ({
  tester,
  page,
}) => {
  const link = tester.verdict.getByRole('link', { name: 'line 12' });
  await link.click();
  await expect(tester.editor).toBeFocused();
  expect(await tester.caretLine()).toBe('Disallow: /shop/cart');
  await expect(tester.line('Disallow: /shop/cart')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const before = await tester.version();
  await tester.goToEnd();
  await page.keyboard.type('\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 33, 'Yes. Allowed by line 33: Allow: /shop/cart?x=1');
  expect(await tester.version()).toBeGreaterThan(before);
  await expect(tester.source).toHaveText('Your textfor example.com, see line 31');
  await expect(tester.line('Allow: /shop/cart?x=1')).toHaveAttribute('data-rule', 'won');
  await expect(tester.line('Disallow: /shop/cart')).toHaveAttribute('data-rule', 'lost');
});
