import { expect, type Locator, type Page } from '@playwright/test';
import { write } from './tester-page';

/** The panel that fetches the file of a site. */
export class FetchPanel {
  readonly root: Locator;
  readonly button: Locator;
  readonly site: Locator;
  readonly as: Locator;
  readonly status: Locator;
  readonly requests: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Fetch' });
    this.button = page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Fetch' });
    this.site = this.root.getByRole('textbox', { name: 'Site' });
    this.as = this.root.getByRole('combobox', { name: 'Fetch as' });
    this.status = this.root.getByRole('status', { name: 'Fetch status' });
    this.requests = this.root.getByRole('list', { name: 'Requests' });
  }

  press(name: string): Promise<void> {
    return this.root.getByRole('button', { name, exact: true }).click();
  }

  /** Opens the panel unless it is open. */
  async open(): Promise<void> {
    if (!(await this.root.isVisible())) await this.button.click();
  }

  /** Waits until a fetched file has closed the panel, then opens it again to read its status. */
  async reopen(): Promise<void> {
    await expect(this.root).toBeHidden();
    await this.open();
  }

  /** Opens the panel and fetches a site. A file closes the panel. */
  async fetch(site: string): Promise<void> {
    await this.open();
    await write(this.site, site);
    await this.site.press('Enter');
  }
}
