import { expect, type Locator, type Page } from '@playwright/test';
import { type TesterPage, write } from './tester-page';

/** The ways of adding URLs to the list, as a user sees them. */
export class UrlsImportDialog {
  readonly page: Page;
  readonly tester: TesterPage;
  /** Located by id, so that it is found while hidden. */
  readonly view: Locator;
  readonly dialog: Locator;
  /** The field for typed URLs. */
  readonly list: Locator;
  /** The result of the last import, in a sentence. */
  readonly headline: Locator;
  /** The line in the view about an import that is running or has ended. */
  readonly status: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.view = this.page.locator('#panel-urls');
    this.dialog = this.page.getByRole('dialog');
    this.list = this.dialog.getByRole('textbox', { name: 'URLs, one per line' });
    this.headline = this.dialog.locator('[data-import-report]');
    this.status = this.view.locator('[data-import]');
  }

  /** Opens the view and waits until something can be imported. */
  async showView(): Promise<void> {
    await this.page.getByRole('tab', { name: 'URLs', exact: true }).click();
    await expect(this.opener('Paste URLs').or(this.menu()).first()).toBeVisible();
  }

  /** The menu for adding URLs, shown once the list has URLs; on a phone it has other items, too. */
  menu(): Locator {
    return this.view.getByRole('button', { name: /^(?:Import|More)$/ }).first();
  }

  /** The button for one way of adding URLs, shown while the list is empty. */
  opener(name: 'Paste URLs' | 'Open a file'): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  /** Opens the dialog. */
  async open(name: 'Paste URLs' | 'Open a file' | 'Edit the list'): Promise<void> {
    if (await this.menu().isVisible()) {
      await this.menu().click();
      await this.page.getByRole('menuitem', { name }).click();
    } else await this.view.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** A button of the dialog. */
  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Types URLs and adds them. */
  async paste(text: string): Promise<void> {
    await this.open('Paste URLs');
    await write(this.list, text);
    await this.button('Add').click();
  }

  /** Chooses a file in the dialog, which is opened unless it is open. */
  async choose(name: string, content: string | Buffer): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.open('Open a file');
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await this.field.setInputFiles(file);
  }

  /** The dialog's hidden file field. */
  get field(): Locator {
    return this.dialog.locator('input[type=file]');
  }

  /** Chooses a file, imports it and waits for the report. */
  async import(name: string, content: string | Buffer): Promise<void> {
    await this.choose(name, content);
    await this.button('Import').click();
    await expect(this.headline).toBeVisible({ timeout: 60_000 });
  }

  /** Closes the report. */
  async done(): Promise<void> {
    await this.button('Done').click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Returns the list in its editable form. */
  async entries(): Promise<string> {
    await this.open('Edit the list');
    await expect(this.list).toBeVisible();
    const text = await this.list.inputValue();
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
    return text;
  }

  /** The reason shown for the end of an import. */
  get end(): Locator {
    return this.dialog.locator('[data-end]');
  }
}
