import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements by a CSS selector, if they have no role or name. */
    locate(selector: string): Locator;
  }
}

locators.extend({ locate: (selector: string) => `css=${selector}` });
