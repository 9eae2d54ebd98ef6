import type { Page } from '@playwright/test';

/** A documentation site that is built as the guide says. Its sources lie in the folder of its name. */
export interface Site {
  readonly name: string;
  /** Where its build is, below its folder. */
  readonly output: string;
  /** True where its own links do not load a new document. */
  readonly routesItself: boolean;
  /** Turns it dark by its own switch, as a reader does in a wide window. */
  chooseDark(page: Page): Promise<void>;
}

/** Every site of the guide that is proven by a build. */
export const sites: readonly Site[] = [
  {
    name: 'vitepress',
    output: 'docs/.vitepress/dist',
    routesItself: true,
    chooseDark: (page) => page.getByRole('switch').first().click(),
  },
  {
    name: 'docusaurus',
    output: 'build',
    routesItself: true,
    async chooseDark(page) {
      const button = page.getByRole('button', { name: /^Switch between dark and light mode/ });
      // It goes from the system's choice to light, then to dark.
      await button.click();
      await button.click();
    },
  },
  {
    name: 'starlight',
    output: 'dist',
    routesItself: false,
    async chooseDark(page) {
      await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('dark');
    },
  },
];
