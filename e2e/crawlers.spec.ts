import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('the Crawlers view works with the keyboard only', { tag: '@all' }, async ({ tester, page }) => {
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot')).toBeVisible();
  await tester.crawlers.getByRole('button', { name: 'Copy table' }).focus();
  await page.keyboard.press('Tab');
  await expect(tester.crawlers.getByRole('radio', { name: /^All \d/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlers.getByRole('radio', { name: /^Blocked/ })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(tester.crawlers.getByRole('searchbox')).toBeFocused();
  // All rows together are one tab stop: the current crawler.
  await page.keyboard.press('Tab');
  await expect(tester.crawlerName('Googlebot')).toBeFocused();
  for (const name of ['Bingbot', 'PetalBot', 'Googlebot-Image']) {
    await page.keyboard.press('ArrowDown');
    await expect(tester.crawlerName(name)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot-Image').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tester.crawlerRow('Googlebot-Image').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tester.crawlerName('Googlebot-Image')).toBeFocused();
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 16);
  await expect(tester.crawlerName('Googlebot-Image')).toBeFocused();
  await page.keyboard.press('End');
  const last = tester.crawlerRows.last().getByRole('button').first();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tester.crawlerRows.first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(tester.crawlers.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tester.crawlerRows.nth(1).getByRole('button').first()).toBeFocused();
  // The rows have no other tab stop.
  await page.keyboard.press('Tab');
  expect(await tester.crawlers.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
});
