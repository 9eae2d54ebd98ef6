import { test as base } from './test';

/**
 * `test` for what needs no fresh context: all tests of a worker get the same page, without what the former one stored. A new page costs as much as
 * many of these tests themselves. They open no second page and add no init script, which nothing takes away again.
 */
export const test = base.extend({
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.unrouteAll();
    // On another page of the same origin, for ours keeps its text when it goes.
    await page.route('/emptied', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto('/emptied');
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
  },
  problems: async ({ shared: { problems } }, use) => {
    await use(problems);
    const found = problems.splice(0);
    base.expect(found, 'problems in the page').toEqual([]);
  },
});

export { expect } from './test';
