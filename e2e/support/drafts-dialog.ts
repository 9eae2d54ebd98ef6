import { expect, type Locator, type Page } from '@playwright/test';
import type { TesterPage } from './tester-page';

/** The list of drafts as a user sees it. */
export class DraftsDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly rows: Locator;
  readonly status: Locator;

  constructor({ page }: TesterPage) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Drafts' });
    this.rows = this.dialog.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
    this.status = this.dialog.getByRole('status');
  }

  /** Opens the list and waits until it has this many drafts. */
  async open(count: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Open', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Drafts…' }).click();
    await expect(this.rows).toHaveCount(count);
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  button(text: string, name: string): Locator {
    return this.row(text).getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Names a draft. */
  async name(text: string, name: string): Promise<void> {
    await this.button(text, '(Name|Rename)').click();
    await expect(this.dialog.getByRole('textbox', { name: 'Name of the draft' })).toBeFocused();
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(this.status).toHaveText(`Draft named “${name}”.`);
  }
}
