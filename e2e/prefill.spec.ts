import { codeOf } from './support/share';
import { expect, test } from './support/shared-page';

test('an address fills the page and is cleared, except for foreign parameters', async ({ tester, page }) => {
  const address = () => page.evaluate(() => location.search + location.hash);
  const code = codeOf({
    text: 'User-agent: *\nDisallow: /c\n',
    crawler: 'bingbot',
    url: '/c',
    view: 'engines',
  });
  // The fragment wins over the query, and a parameter over the share code.
  await tester.start(
    `/?url=/query&utm_source=mail&theme=dark&ref=1#${code}&url=/c/fragment&crawler=Googlebot&view=crawlers&engine=python`,
  );
  await tester.expectVerdict('disallowed', 2, "No. Under Python's rules, blocked by line 2: Disallow: /c");
  await expect(tester.url).toHaveValue('/c/fragment');
  await expect(tester.crawler).toHaveValue('Googlebot');
  await expect(page.getByRole('tab', { name: 'Crawlers' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await address()).toBe('?utm_source=mail&ref=1');

  // The theme of an address isn't saved, and a foreign query is left alone.
  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(tester.source).toContainText('Example: A shop');
  expect(await address()).toBe('?utm_source=mail&ref=1');
});
