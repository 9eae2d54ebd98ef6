import { test as base, expect } from '@playwright/test';
import { startWebDriver, type WebDriverServer } from './web-driver';
import { WebKitPage } from './webkit-page';

/** `test` with a page in WebKitGTK. Fails on every problem in the page that WebDriver can detect. */
export const test = base.extend<{ webKit: WebKitPage }, { webDriver: WebDriverServer }>({
  webDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startWebDriver();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  webKit: async ({ webDriver }, use) => {
    const browser = await webDriver.startBrowser();
    try {
      const page = new WebKitPage(browser);
      await use(page);
      expect(await page.problems(), 'problems in the page').toEqual([]);
    } finally {
      await browser.quit();
    }
  },
});

export { expect };
