import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { textsOf, urlsPage } from '../../../testdata/urls-page';

const { dialog, view } = urlsPage;

/** Page object of the import dialog. */
export const importDialog = {
  dialog,
  /** The field for typed URLs. */
  list: dialog.getByRole('textbox', { name: 'URLs, one per line' }),
  /** The result of the last import, in a sentence. */
  headline: dialog.locate('[data-import-report]'),
  /** The reason why the last import ended early. */
  end: dialog.locate('[data-end]'),
  /** The line in the view about a running or finished import. */
  status: view.locate('[data-import]'),

  button: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),

  /** Opens the dialog: by a button if the list is empty, otherwise by the menu. */
  async open(name: 'Paste URLs' | 'Open a file' | 'Edit the list'): Promise<void> {
    const menu = view.getByRole('button', { name: 'Import', exact: true });
    const opener = view.getByRole('button', { name, exact: true });
    await expect.poll(() => menu.length + opener.length).toBe(1);
    if (menu.length > 0) await urlsPage.choose('Import', name);
    else await opener.click();
    await expect.element(dialog).toBeVisible();
  },

  /** Types URLs and imports them. */
  async paste(text: string, button: 'Add' | 'Replace the list' = 'Add'): Promise<void> {
    await importDialog.open('Paste URLs');
    await importDialog.list.fill(text);
    await importDialog.button(button).click();
  },

  /** Chooses a file in the dialog. Opens the dialog first if it isn't open. */
  async choose(name: string, content: BlobPart): Promise<void> {
    if (dialog.length === 0) await importDialog.open('Open a file');
    await userEvent.upload(dialog.locate('input[type=file]'), new File([content], name));
  },

  /** Chooses a file, imports it and waits for the report. */
  async import(name: string, content: BlobPart): Promise<void> {
    await importDialog.choose(name, content);
    await importDialog.button('Import').click();
    await expect.element(importDialog.headline).toBeVisible();
  },

  /** Closes the report. */
  async done(): Promise<void> {
    await importDialog.button('Done').click();
    await expect.element(dialog).not.toBeInTheDocument();
  },

  /** Expects the text of the list in the edit dialog to match. */
  async expectEntries(text: string | RegExp): Promise<void> {
    await importDialog.open('Edit the list');
    await expect.element(importDialog.list).toBeVisible();
    expect((importDialog.list.element() as HTMLTextAreaElement).value).toMatch(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },

  /** Line numbers, reasons and texts of the rejected lines shown. */
  rejected: (): string[][] =>
    dialog
      .locate('[data-rejected] tbody tr')
      .elements()
      .map((row) => Array.from(row.children, ({ textContent }) => textContent)),

  /** The numbers of the report. */
  counts: (): string[] => textsOf(dialog.locate('dl > div')),
};

/** Returns a sitemap with these URLs. */
export function sitemap(...addresses: string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Returns a text compressed with gzip. */
export function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).bytes();
}
