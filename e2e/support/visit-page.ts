import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

/** Opens a page in a new context. Fails on console errors, including those of its frames. */
export async function visitPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  // Small sites have no icon, but browsers request one.
  await context.route('**/favicon.*', (route) => route.fulfill({ status: 204 }));
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  try {
    const page = await context.newPage();
    await page.goto(address);
    await check(page);
    expect(problems, 'errors in the console').toEqual([]);
  } finally {
    await context.close();
  }
}
