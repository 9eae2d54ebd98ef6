import { expect, type Locator, type Page } from '@playwright/test';
import { type OpenedFile, robotsFile, type TesterPage } from './tester-page';

/** The view that compares two versions, as a user sees it. */
export class CompareView {
  readonly page: Page;
  readonly tester: TesterPage;
  readonly tab: Locator;
  readonly view: Locator;
  /** The result, as a heading. */
  readonly summary: Locator;
  /** The changes for every URL. */
  readonly changes: Locator;
  readonly dialog: Locator;
  /** The text of the diff. */
  readonly diff: Locator;
  /** Lines that are only in the later text (`removed`: only in the earlier one), side by side or merged. */
  readonly added: Locator;
  readonly removed: Locator;

  constructor(tester: TesterPage) {
    this.tester = tester;
    this.page = tester.page;
    this.tab = this.page.getByRole('tab', { name: 'Compare' });
    this.view = this.page.locator('#panel-compare');
    this.summary = this.view.getByRole('heading', { level: 2 }).and(this.page.locator('[data-head]'));
    this.changes = this.view.getByRole('table', { name: 'What changes' });
    this.dialog = this.page.getByRole('dialog');
    this.diff = this.view.getByRole('region', { name: 'Where the texts differ' });
    this.added = this.diff.locator('.cm-merge-b .cm-changedLine');
    this.removed = this.diff.locator('.cm-merge-a .cm-changedLine, .cm-deletedChunk .cm-deletedLine');
  }

  /** Opens a text and the view. */
  async show(text: string): Promise<void> {
    const url = await this.tester.testedUrl();
    await this.page.locator('input[type=file]').setInputFiles(robotsFile(text));
    await expect(this.tester.verdict).not.toHaveAttribute('data-version', '1');
    await this.tester.testAgain(url);
    await this.tab.click();
  }

  /** Chooses the source of a second version, in the empty view or in the menu. */
  async choose(way: string): Promise<void> {
    const change = this.view.getByRole('button', { name: 'Change', exact: true });
    const button = this.view.getByRole('button', { name: way, exact: true });
    await expect(change.or(button)).toBeVisible();
    if (await change.isVisible()) {
      await change.click();
      await this.page.getByRole('menuitem', { name: way }).click();
    } else await button.click();
  }

  /** The version shown before or after the changes. */
  version(place: 'Before' | 'After'): Locator {
    return this.view
      .locator('dl > div')
      .filter({ has: this.page.getByText(place, { exact: true }) })
      .locator('dd > span');
  }

  /** Compares with a file. */
  async openFile(file: OpenedFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.choose('Open a file');
    await (await chooser).setFiles(file);
  }

  /** Compares with a pasted text. */
  async paste(text: string): Promise<void> {
    await this.choose('Paste text');
    await this.dialog.getByRole('textbox', { name: 'Text of the other version' }).fill(text);
    await this.dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
