import { expect, type Locator, type Page } from '@playwright/test';
import type { TesterPage } from './tester-page';

/** The table of rules with the URLs that each decides, as a user sees it in the URLs view. */
export class RulesTable {
  readonly page: Page;
  readonly tester: TesterPage;
  /** Located by id, so that it is found while hidden. */
  readonly view: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.view = this.page.locator('#panel-urls');
  }

  /** Switches from the URLs to the rules, and waits until they are counted. */
  async showRules(): Promise<void> {
    await this.view.getByRole('radio', { name: 'Rules' }).check();
    await this.expectFresh();
  }

  /** Waits until the numbers belong to the current text and question. */
  async expectFresh(): Promise<void> {
    const report = this.view.locator('[data-coverage-version]');
    await expect
      .poll(async () => {
        const [counted, present] = [
          await report.getAttribute('data-coverage-version'),
          await this.tester.version(),
        ];
        return Number(counted) - present;
      })
      .toBe(0);
  }

  /** The rules with the same relation to the URLs. */
  section(name: 'beside' | 'deciding' | 'idle'): Locator {
    return this.view.locator(`[data-coverage="${name}"]`);
  }

  /** Returns the text of each row of a section, with its cells separated by a bar. */
  rows(name: 'deciding' | 'idle'): Promise<string[]> {
    return this.section(name)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | ')),
      );
  }
}
