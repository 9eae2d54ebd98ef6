import { downloaded } from './support/downloaded';
import { expect, test } from './support/shared-page';

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

test('the Overview is saved as a picture', { tag: '@all' }, async ({ tester, page }) => {
  await tester.start();
  await tester.drop(
    'robots.txt',
    new TextEncoder().encode('User-agent: *\nDisallow: /cart\nSitemap: https://shop.test/sitemap.xml\n'),
  );
  await page.getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture of the overview' });
  const picture = dialog.getByRole('img', { name: 'Open, with 1 area closed to almost everyone.' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const { name } = await downloaded(page, () => dialog.getByRole('button', { name: 'Save' }).click());
  expect(name).toBe('robots-txt-shop.test.png');
});
