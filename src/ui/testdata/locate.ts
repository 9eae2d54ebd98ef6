import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has no role or name of its own. */
    locate(selector: string): Locator;
  }
}

locators.extend({ locate: (selector: string) => `css=${selector}` });
