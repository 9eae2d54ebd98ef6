import type { Page } from '@playwright/test';
import { test as base, watchForProblems } from './test';

interface WorkerFixtures {
  shared: { readonly page: Page; readonly problems: string[] };
}

/**
 * `test` for what needs no fresh context: all tests of a worker get the same page, without what the former one stored. A new page costs as much as
 * many of these tests themselves. They open no second page and add no init script, which nothing takes away again.
 */
export const test = base.extend<object, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const problems: string[] = [];
      await watchForProblems(context, problems);
      await use({ page: await context.newPage(), problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.unrouteAll();
    // A test that failed early may have opened nothing.
    if (page.url() === 'about:blank') return;
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const databases = await indexedDB.databases();
      for (const { name } of databases) indexedDB.deleteDatabase(name ?? '');
    });
    // What the page does on its way out is done before the next test starts.
    await page.goto('about:blank');
  },
  problems: async ({ shared: { problems } }, use) => {
    await use(problems);
    const found = problems.splice(0);
    base.expect(found, 'problems in the page').toEqual([]);
  },
});

export { expect } from './test';
