import { expect, test } from './support/shared-page';

test.beforeEach(({ tester }) => tester.start());

test('a simulated answer can be chosen and ended with the keyboard only', async ({ tester, page }) => {
  await page.getByRole('tab', { name: 'Why' }).focus();
  // Skips the Fetch button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tester.simulate).toBeFocused();
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(tester.simulate).toHaveAttribute('aria-expanded', 'true');
  await expect(tester.simulation.getByRole('radio', { name: /^OK, 200/ })).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await expect(tester.simulation.getByRole('radio', { name: /^404/ })).toBeChecked();
  await tester.expectVerdict('allowed', 0);
  await page.keyboard.press('Tab');
  await expect(tester.simulation.getByRole('textbox', { name: 'Status code' })).toBeFocused();
  await page.keyboard.type('503');
  await tester.expectVerdict(
    'disallowed',
    0,
    /^No, for now\. The site's robots.txt answered HTTP 503: Google stops crawling the site/,
  );
  await expect(
    page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'End simulation' }),
  ).toBeVisible();
  await expect(tester.simulation.getByRole('textbox', { name: 'Status code' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tester.simulation).toBeHidden();
  await expect(tester.simulate).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'End simulation' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.simulate).toBeFocused();
});

test('a panel that cannot be loaded says so', { tag: '@all' }, async ({ tester, page, problems }) => {
  await page.route(/simulate-panel/, (route) => route.abort());
  await tester.simulate.click();
  const alert = page.getByRole('alert').filter({ hasText: /couldn't be loaded/ });
  await expect(alert).toBeVisible();
  await tester.simulate.press('Escape');
  await expect(alert).toBeHidden();
  problems.length = 0;
});
