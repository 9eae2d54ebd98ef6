import { expect, type Locator, type Page } from '@playwright/test';
import { robotsFile, type TesterPage } from './tester-page';

/** Content of a test file besides its format. */
export interface ListedUrls {
  readonly text: string;
  readonly crawlers?: readonly string[];
  readonly robotsUrl?: string;
  readonly urls: readonly (
    | string
    | { readonly url: string; readonly count?: number; readonly expected?: unknown }
  )[];
}

/** The view of many URLs as a user sees it. */
export class UrlsView {
  readonly page: Page;
  readonly tester: TesterPage;
  readonly tab: Locator;
  /** Located by id, so that it is found while hidden. */
  readonly view: Locator;
  readonly grid: Locator;
  /** The result of the last action. */
  readonly lastAction: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.tab = this.page.getByRole('tab', { name: 'URLs', exact: true });
    this.view = this.page.locator('#panel-urls');
    this.grid = this.view.getByRole('grid');
    this.lastAction = this.view.getByRole('status', { name: 'Last action' });
  }

  /** Opens a test file and the view, and waits until everything is tested. */
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

  /** Waits until the table belongs to the current text and question and is complete. */
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

  /** A row by its position among those shown, from 0. */
  row(place: number): Locator {
    return this.grid.locator(`[data-row="${place}"]`);
  }

  /** A cell; column 0 is the URL, followed by the crawlers, the expectation, and the check. */
  cell(place: number, column: number): Locator {
    return this.row(place).locator(`[data-column="${column}"]`);
  }

  /** The URL of a row, as written. */
  url(place: number): Locator {
    return this.cell(place, 0).locator('span').first();
  }

  /** Expects the rows to have exactly these URLs. */
  async expectUrls(urls: readonly string[]): Promise<void> {
    await expect(this.view.locator('[data-rows]')).toHaveAttribute('data-rows', String(urls.length));
    await expect(this.grid.locator('[role=rowheader] > span:first-child')).toHaveText(urls);
  }

  /** Expects columns for these crawlers, in this order. */
  async expectCrawlers(names: readonly string[]): Promise<void> {
    const heads = this.grid.getByRole('columnheader');
    await expect(heads).toHaveText(['URL', ...names, /^Expected/, 'Check']);
  }

  /** Filters the rows with one of the buttons. */
  async filter(name: 'All' | 'Fail' | 'Pass' | 'Not set'): Promise<void> {
    await this.view.getByRole('radio', { name: new RegExp(`^${name} `) }).check();
  }

  /** The button of such a filter, with its count. */
  counted(name: 'All' | 'Fail' | 'Pass' | 'Not set', rows: number): Locator {
    return this.view.getByRole('radio', { name: `${name} ${rows.toLocaleString('en')}`, exact: true });
  }

  /** Sorts by a column, by pressing its header. */
  async sortBy(column: string): Promise<void> {
    await this.grid.getByRole('columnheader', { name: column }).getByRole('button').click();
  }

  /** Sets the expectation of a row for all crawlers. */
  async expectRow(place: number, word: 'Not set' | 'Allowed' | 'Blocked'): Promise<void> {
    await this.row(place).locator('[aria-haspopup]').click();
    await this.page.getByRole('menuitemradio', { name: word, exact: true }).click();
  }

  /** Chooses an item in the menu of further actions. */
  async choose(name: string): Promise<void> {
    await this.view.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async export(format: 'CSV' | 'JSON' | 'JUnit XML'): Promise<void> {
    await this.view.getByRole('button', { name: 'Export' }).click();
    await this.page.getByRole('menuitem', { name: format }).click();
  }
}
