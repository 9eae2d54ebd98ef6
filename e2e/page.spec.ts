import { expect, test } from './support/test';

test('the page says what it is', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^robots\.txt tester/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /crawler/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', './');
});

test('everything the head names exists, also below a sub-path', async ({ page, request }) => {
  await page.goto('/sub/path');
  expect(new URL(page.url()).pathname).toBe('/sub/path/');
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [icon, card]) {
    expect((await request.get(new URL(address ?? 'missing', page.url()).href)).ok()).toBe(true);
  }
});

test('our own robots.txt lets everyone in', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/$/m);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read', { tag: '@chromium-only' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'robots.txt tester' })).toBeVisible();
    await expect(page.getByText('not sent to any server')).toBeVisible();
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/This page needs JavaScript to test/);
  });
});
