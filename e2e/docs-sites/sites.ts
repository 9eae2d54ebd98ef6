import type { Page } from '@playwright/test';

/** A documentation site that is built as the guide says. Its sources are in the folder of its name. */
export interface Site {
  readonly name: string;
  /** Folder of the built site, relative to the site's own folder. */
  readonly output: string;
  /** Command that builds the site in its own folder. */
  readonly build: string;
  /** Debian package with the tools that the command needs. Other sites install theirs with npm. */
  readonly debianPackage?: string;
  /** True if its own links don't load a new document. */
  readonly routesItself: boolean;
  /** A page whose fence has no element, on sites whose framework takes over server-rendered HTML. */
  readonly fenceAlone?: FenceAlone;
  /** Switches the site to dark with its own control, as a reader does in a wide window. */
  chooseDark(page: Page): Promise<void>;
}

/** A page whose fence has no element. */
export interface FenceAlone {
  readonly path: string;
  /** Files that the framework needs to take over the page, but that don't delay its `load`. */
  readonly lateFiles?: string;
  /** Returns true in a page that the framework has taken over. */
  isTakenOver(): boolean;
}

/** Sites of the guide that are tested by building them. */
export const sites: readonly Site[] = [
  {
    name: 'vitepress',
    output: 'docs/.vitepress/dist',
    build: 'npm run build',
    routesItself: true,
    fenceAlone: {
      path: '/alone.html',
      lateFiles: '**/alone.md.*.js',
      isTakenOver: () => '__vue_app__' in Object(document.querySelector('#app')),
    },
    chooseDark: (page) => page.getByRole('switch').first().click(),
  },
  {
    name: 'docusaurus',
    output: 'build',
    build: 'npm run build',
    routesItself: true,
    fenceAlone: {
      path: '/alone',
      isTakenOver: () =>
        Object.keys(document.querySelector('pre') ?? {})
          .join()
          .includes('__reactProps'),
    },
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
    build: 'npm run build',
    routesItself: false,
    async chooseDark(page) {
      await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('dark');
    },
  },
  {
    name: 'mkdocs',
    output: 'site',
    build: 'mkdocs build',
    debianPackage: 'mkdocs-material',
    routesItself: false,
    // The label of a hidden radio button.
    chooseDark: (page) => page.getByTitle('Switch to dark').click(),
  },
  {
    name: 'sphinx',
    output: '_build',
    build: 'sphinx-build -b html . _build',
    debianPackage: 'furo',
    routesItself: false,
    async chooseDark(page) {
      // Of Furo's two buttons, narrow windows show the other.
      await page.getByRole('button', { name: 'Toggle Light / Dark / Auto color theme' }).click();
    },
  },
  {
    name: 'hugo',
    output: 'public',
    build: 'hugo',
    debianPackage: 'hugo',
    routesItself: false,
    chooseDark: (page) => page.getByRole('button', { name: 'Dark' }).click(),
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
