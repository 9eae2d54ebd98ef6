import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { startOfFile } from '../../store/bring-file';
import type { Tester } from '../../store/tester';
import { VerdictBar } from '../features/answer/verdict-bar';
import { QuestionBar } from '../features/question/question';
import { UrlsView } from '../features/urls/urls-view';
import { WhyView } from '../features/why/why-view';
import { App } from '../page/app';
import { ViewTabs } from '../page/view-tabs';
import { type MountOptions, mount } from './mount';

/** A test file without its format fields. */
export interface ListedUrls {
  readonly text: string;
  readonly crawlers?: readonly string[];
  readonly robotsUrl?: string;
  readonly urls: readonly (
    | string
    | { readonly url: string; readonly count?: number; readonly expected?: unknown }
  )[];
  /** Number of URLs expected in the list. All of them by default. */
  readonly added?: number;
}

interface UrlsMountOptions extends MountOptions {
  /** Mounts the whole page, with its editor. */
  readonly isWhole?: boolean;
}

/**
 * Mounts the URLs view with the question and the verdict, and opens the view. With a list, waits until every
 * URL is tested.
 */
export async function mountUrls(
  list: ListedUrls | null = null,
  { isWhole = false, ...options }: UrlsMountOptions = {},
): Promise<Tester> {
  const tester = await mount(isWhole ? <App /> : <Frame />, options);
  if (list === null) tester.actions.setView('urls');
  else await openList(tester, list);
  return tester;
}

/** The URLs view with the components that it needs. Omits the editor, because loading it takes most of a test's time. */
function Frame() {
  return (
    <main
      style={{
        display: 'grid',
        gridTemplate: '76px 56px 41px minmax(0, 1fr) / minmax(0, 1fr)',
        gridTemplateAreas: '"question" "verdict" "tabs" "view"',
        maxWidth: 720,
        height: '100dvh',
      }}
    >
      <QuestionBar />
      <VerdictBar />
      <ViewTabs />
      <WhyView />
      <UrlsView />
    </main>
  );
}

/** Opens a test file and the view, and waits until every URL is tested. */
export async function openList(
  tester: Tester,
  { text, crawlers = ['Googlebot', 'Bingbot', 'GPTBot'], robotsUrl, urls, added = urls.length }: ListedUrls,
): Promise<void> {
  const question = { crawler: 'Googlebot', url: '/asked' };
  await openTestFile(tester, { text, ...question, crawlers, robotsUrl, urls });
  // The test didn't bring the list.
  tester.actions.dismissWritten();
  tester.actions.setView('urls');
  await expectTested(tester);
  await expect.element(urlsPage.view.locate('[data-urls]')).toHaveAttribute('data-urls', String(added));
  if (added > 0) await expect.element(urlsPage.row(0)).toBeInTheDocument();
  await expectTested(tester);
}

/** Opens a test file as the page does. */
export async function openTestFile({ actions }: Tester, content: object): Promise<void> {
  const text = JSON.stringify({ format: 'robots-test', version: 1, ...content });
  const file = new File([text], 'list.robots-test.json');
  await actions.openFile(file, await startOfFile(file));
}

/** Focuses an element once it exists, without scrolling to it. */
export async function focusOn(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus({ preventScroll: true });
}

/** Waits until the table shows the current text and question, with all verdicts. */
export async function expectTested({ store }: Tester): Promise<void> {
  await expect
    .poll(() => {
      const panel = urlsPage.view.locate('[data-phase]').query();
      const isLoading = urlsPage.grid.locate('[aria-busy]').length > 0;
      return [panel?.getAttribute('data-phase'), panel?.getAttribute('data-version'), isLoading];
    })
    .toEqual(['complete', String(store.getState().version), false]);
}

/** Imports a list, as its dialog does. */
export function importText(tester: Tester, text: string, replaces = false): Promise<void> {
  return importFile(tester, new File([text], 'urls.txt'), replaces);
}

/** Imports an access log. */
export async function importLog(tester: Tester, log: string): Promise<void> {
  await vi.waitFor(() => expect(tester.store.getState().catalogue).toBeTypeOf('object'));
  await importFile(tester, new File([log], 'access.log'), false);
}

async function importFile(tester: Tester, file: File, replaces: boolean): Promise<void> {
  const { urlList } = tester.store.getState();
  if (typeof urlList === 'string') throw new Error(`The list is ${urlList}`);
  const { plan } = await urlList.sniff(file, file.name);
  if (plan === null) throw new Error(`${file.name} is no text`);
  await urlList.importFrom(file, file.name, { plan, replaces });
  urlList.dismissImport();
  await expectTested(tester);
}

const view = page.locate('#panel-urls');
const grid = view.getByRole('grid');

/** The URLs view as a person sees it. */
export const urlsPage = {
  view,
  grid,
  tab: page.getByRole('tab', { name: 'URLs', exact: true }),
  search: view.getByRole('searchbox', { name: 'Filter URLs' }),
  /** Screen reader announcement of the number of rows after a filter. */
  found: view.getByRole('status', { name: 'URLs found' }),
  /** The result of the last action. */
  lastAction: view.getByRole('status', { name: 'Last action' }),
  dialog: page.getByRole('dialog'),
  clearFilter: view.getByRole('button', { name: 'Clear the filter' }),
  menuChoice: (name: string): Locator => page.getByRole('menuitemradio', { name, exact: true }),

  /** Returns a row by its place among the shown rows, from 0. */
  row: (place: number): Locator => grid.locate(`[data-row="${place}"]`),

  /** Returns a cell. Column 0 is the URL, followed by the crawlers, the expectation and the check. */
  cell: (place: number, column: number): Locator => urlsPage.row(place).locate(`[data-column="${column}"]`),

  /** Returns the URL of a row. */
  url: (place: number): Locator => urlsPage.cell(place, 0).locate('span').first(),

  head: (name: string): Locator => grid.getByRole('columnheader', { name }),

  /** Expects the table to have exactly these URLs. */
  async expectUrls(urls: readonly string[]): Promise<void> {
    await expect.poll(() => textsOf(grid.locate('[role=rowheader] > span:first-child'))).toEqual(urls);
    await expect.element(view.locate('[data-rows]')).toHaveAttribute('data-rows', String(urls.length));
  },

  /** Expects a cell's whole text. */
  expectCell: (place: number, column: number, text: string): Promise<void> =>
    expect.poll(() => urlsPage.cell(place, column).query()?.textContent).toBe(text),

  /** Expects columns for exactly these crawlers, in this order. */
  async expectCrawlers(names: readonly string[]): Promise<void> {
    const heads = () =>
      textsOf(grid.getByRole('columnheader')).map((head) =>
        head.startsWith('Expected') ? 'Expected' : head,
      );
    await expect.poll(heads).toEqual(['URL', ...names, 'Expected', 'Check']);
  },

  filter: (name: 'All' | 'Fail' | 'Pass' | 'Not set'): Promise<void> =>
    view.getByRole('radio', { name: new RegExp(`^${name} `) }).click(),

  /** Returns the button of a filter, by its number of rows. */
  counted: (name: 'All' | 'Fail' | 'Pass' | 'Not set', rows: number): Locator =>
    view.getByRole('radio', { name: `${name} ${rows.toLocaleString('en')}`, exact: true }),

  filterMore: (option: string): Promise<void> =>
    userEvent.selectOptions(view.getByRole('combobox', { name: 'More filters' }), option),

  sortBy: (column: string): Promise<void> => urlsPage.head(column).getByRole('button').click(),

  /** Sets the expected verdict of a row for all crawlers. */
  async expectRow(place: number, word: 'Not set' | 'Allowed' | 'Blocked'): Promise<void> {
    await urlsPage.row(place).locate('[aria-haspopup]').click();
    await urlsPage.menuChoice(word).click();
  },

  /** Chooses from one of the view's menus. */
  async choose(menu: 'Import' | 'Export' | 'More', item: string): Promise<void> {
    await view.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  },

  /** Returns the focused cell as "row:column", with row -1 for the head. */
  focused(): string {
    const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
    return `${cell?.closest<HTMLElement>('[data-row]')?.dataset['row']}:${cell?.dataset['column']}`;
  },
};

/** Returns the whole text of each element, in order. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/**
 * Four URLs: one row fails, one passes, two have no expectation. Googlebot, Bingbot and GPTBot never all agree.
 */
export const shop: ListedUrls = {
  text: `User-agent: *
Disallow: /search
Disallow: /cart

User-agent: Googlebot
Allow: /shop/
Disallow: /shop
Disallow: /*?x=

User-agent: GPTBot
Disallow: /
`,
  urls: [
    { url: '/search?q=boots', expected: 'blocked' },
    { url: '/shop', expected: { Googlebot: 'blocked', Bingbot: 'allowed', GPTBot: 'blocked' } },
    '/shop/shoes',
    '/about',
  ],
};
