import type { Page } from '@playwright/test';
import { test as base } from './test';

/** Leaves the page and removes everything that it has stored. `origin` is that of the page if it isn't the base URL's. */
export async function emptyStorage(page: Page, origin = ''): Promise<void> {
  // Clears the storage on another page of the same origin, because ours saves its text when it is left.
  const address = `${origin}/emptied`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(address);
  // As long as a page has a route, Playwright stops each request and turns the browser's cache off.
  await page.unroute(address);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    }
  });
}

/**
 * `test` for tests that don't need a fresh context: all tests of a worker share a page, without the storage of earlier tests. A new page costs as much
 * time as many of these tests. They must not open a second page or add an init script, which can't be removed.
 */
export const test = base.extend({
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.unrouteAll();
    await page.removeAllListeners();
    await emptyStorage(page);
  },
  problems: async ({ shared: { problems } }, use) => {
    await use(problems);
    const found = problems.splice(0);
    base.expect(found, 'problems in the page').toEqual([]);
  },
});

export { expect } from './test';
