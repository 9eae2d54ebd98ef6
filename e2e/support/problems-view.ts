import { expect, type Locator, type Page } from '@playwright/test';
import { robotsFile, type TesterPage } from './tester-page';

/** The view of problems as a user sees it. */
export class ProblemsView {
  readonly page: Page;
  readonly tester: TesterPage;
  readonly tab: Locator;
  /** Located by id, so that it is found while hidden. */
  readonly view: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.tab = this.page.getByRole('tab', { name: 'Problems' });
    this.view = this.page.locator('#panel-problems');
  }

  /** Opens a text and the view, and waits for the problems of the current text. */
  async show(text: string): Promise<void> {
    // Not `tester.open`, because it waits for the source bar, which phones don't show.
    const url = await this.tester.testedUrl();
    await this.page.locator('input[type=file]').setInputFiles(robotsFile(text));
    await expect(this.tester.verdict).not.toHaveAttribute('data-version', '1');
    await this.tester.testAgain(url);
    await this.tab.click();
    await this.expectFresh();
  }

  /** Waits until the list belongs to the current text and question. */
  async expectFresh(): Promise<void> {
    const list = this.view.locator('[data-version]');
    await expect
      .poll(async () => {
        const [listed, present] = [await list.getAttribute('data-version'), await this.tester.version()];
        return Number(listed) - present;
      })
      .toBe(0);
  }

  async export(action: 'Save' | 'Copy', format: 'Text' | 'Markdown' | 'SARIF'): Promise<void> {
    await this.view.getByRole('button', { name: 'Export' }).click();
    await this.page.getByRole('group', { name: action }).getByRole('menuitem', { name: format }).click();
  }
}
