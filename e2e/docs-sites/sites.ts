import type { Page } from '@playwright/test';

/** A documentation site that is built as the guide says. Its sources are in the folder of its name. */
export interface Site {
  readonly name: string;
  /** Folder of the built site, relative to the site's own folder. */
  readonly output: string;
  /** True if its own links don't load a new document. */
  readonly routesItself: boolean;
  /** Switches the site to dark with its own control, as a reader does in a wide window. */
  chooseDark(page: Page): Promise<void>;
}

/** Sites of the guide that are tested by building them. */
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
      // The button switches from the system's theme to light, then to dark.
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

/** A site whose build writes answers into its pages, as the guide says. */
export interface BuiltSite extends Pick<Site, 'name' | 'output'> {
  /** Its examples: the page's source below the site's folder, and its address. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Sites of the guide that answer at build time. */
export const builtSites: readonly BuiltSite[] = [
  {
    name: 'vitepress-built',
    output: 'docs/.vitepress/dist',
    pages: { 'docs/built.md': '/built.html' },
  },
  { name: 'docusaurus-built', output: 'build', pages: { 'docs/built.mdx': '/built' } },
  {
    name: 'starlight-built',
    output: 'dist',
    pages: { 'src/content/docs/built.md': '/built/', 'src/content/docs/mdx.mdx': '/mdx/' },
  },
];
