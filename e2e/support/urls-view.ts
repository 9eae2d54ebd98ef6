import { expect, type Locator, type Page } from '@playwright/test';
import { robotsFile, type TesterPage } from './tester-page';

/** What a test file says beside the file itself. */
export interface ListedUrls {
  readonly text: string;
  readonly crawlers?: readonly string[];
  readonly robotsUrl?: string;
  readonly urls: readonly (
    | string
    | { readonly url: string; readonly count?: number; readonly expected?: unknown }
  )[];
}

/** The view of many URLs as somebody sees it. */
export class UrlsView {
  readonly page: Page;
  readonly tester: TesterPage;
  readonly tab: Locator;
  /** By its id, so that it is found while it is hidden. */
  readonly view: Locator;
  readonly grid: Locator;
  /** What became of the last thing that was done. */
  readonly lastAction: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.tab = this.page.getByRole('tab', { name: 'URLs', exact: true });
    this.view = this.page.locator('#panel-urls');
    this.grid = this.view.getByRole('grid');
    this.lastAction = this.view.getByRole('status', { name: 'Last action' });
  }

  /** Opens a test file and the view, and waits until all is tested. */
  async show({
    text,
    crawlers = ['Googlebot', 'Bingbot', 'GPTBot'],
    robotsUrl,
    urls,
  }: ListedUrls): Promise<void> {
    const question = { crawler: 'Googlebot', url: '/asked' };
    const content = { format: 'robots-test', version: 1, text, ...question, crawlers, robotsUrl, urls };
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ ...robotsFile(JSON.stringify(content)), name: 'list.robots-test.json' });
    await expect(this.tester.verdict).not.toHaveAttribute('data-version', '1');
    await this.tab.click();
    await this.expectTested();
  }

  /** Waits until the table is about the present text and question, and every answer is there. */
  async expectTested(): Promise<void> {
    const panel = this.view.locator('[data-phase]');
    await expect
      .poll(async () => {
        const [version, phase] = await Promise.all([
          panel.getAttribute('data-version'),
          panel.getAttribute('data-phase'),
        ]);
        return phase === 'complete' && Number(version) === (await this.tester.version());
      })
      .toBe(true);
  }

  /** A row by its place among those shown, from 0. */
  row(place: number): Locator {
    return this.grid.locator(`[data-row="${place}"]`);
  }

  /** A cell; column 0 is the URL, then come the crawlers, what is expected, and the check. */
  cell(place: number, column: number): Locator {
    return this.row(place).locator(`[data-column="${column}"]`);
  }

  /** The URL of a row, as it is written. */
  url(place: number): Locator {
    return this.cell(place, 0).locator('span').first();
  }

  /** Expects the first rows to have these URLs, and that there are no others. */
  async expectUrls(urls: readonly string[]): Promise<void> {
    await expect(this.view.locator('[data-rows]')).toHaveAttribute('data-rows', String(urls.length));
    await expect(this.grid.locator('[role=rowheader] > span:first-child')).toHaveText(urls);
  }

  /** Expects these crawlers to have columns, in this order. */
  async expectCrawlers(names: readonly string[]): Promise<void> {
    const heads = this.grid.getByRole('columnheader');
    await expect(heads).toHaveText(['URL', ...names, /^Expected/, 'Check']);
  }

  /** Chooses which rows are shown, by one of the buttons. */
  async filter(name: 'All' | 'Fail' | 'Pass' | 'Not set'): Promise<void> {
    await this.view.getByRole('radio', { name: new RegExp(`^${name} `) }).check();
  }

  /** The button of such a filter, with its number. */
  counted(name: 'All' | 'Fail' | 'Pass' | 'Not set', rows: number): Locator {
    return this.view.getByRole('radio', { name: `${name} ${rows.toLocaleString('en')}`, exact: true });
  }

  /** Sorts by a column, as a press on its head does. */
  async sortBy(column: string): Promise<void> {
    await this.grid.getByRole('columnheader', { name: column }).getByRole('button').click();
  }

  /** Chooses what is expected of a row for all crawlers. */
  async expectRow(place: number, word: 'Not set' | 'Allowed' | 'Blocked'): Promise<void> {
    await this.row(place).locator('[aria-haspopup]').click();
    await this.page.getByRole('menuitemradio', { name: word, exact: true }).click();
  }

  /** Chooses in the menu of further actions. */
  async choose(name: string): Promise<void> {
    await this.view.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async export(format: 'CSV' | 'JSON' | 'JUnit XML'): Promise<void> {
    await this.view.getByRole('button', { name: 'Export' }).click();
    await this.page.getByRole('menuitem', { name: format }).click();
  }
}
