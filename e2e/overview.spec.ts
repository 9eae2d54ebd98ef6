import { expect, test } from './support/test';

test('a file without a page opens the Overview, whose cells mark their lines and ask about a page', async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.drop(
    'robots.txt',
    new TextEncoder().encode('User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n'),
  );
  const view = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(view.getByRole('heading', { level: 2 })).toHaveText(
    'Open, with 1 area closed to almost everyone.',
  );
  await expect(view).toContainText('GPTBot is shut out.');
  const cell = view.getByRole('gridcell', { name: /^Everyone else, \/cart: blocked$/ });
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(view).toContainText('blocked, by line 2');
  await expect(page.locator('.cm-line.cm-row-marked')).toHaveText('Disallow: /cart');
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 2);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});
