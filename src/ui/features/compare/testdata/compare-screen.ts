import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import type { MountOptions } from '../../../testdata/mount';
import { openPage } from '../../../testdata/open-page';
import { expectHidden, screen } from '../../../testdata/screen';

/** Mounts the whole page, because the texts are shown beside the editor, and opens the Compare view. */
export async function openCompare(options?: MountOptions): Promise<Tester> {
  const tester = await openPage(options);
  await screen.tab('Compare').click();
  return tester;
}

const view = page.locate('#panel-compare');
const changes = view.getByRole('table', { name: 'What changes' });
const table = view.getByRole('table', { name: 'Verdicts that change' });
const dialog = page.getByRole('dialog');
const diff = view.getByRole('region', { name: 'Where the texts differ' });

/** Page object of the Compare view. */
export const compareScreen = {
  view,
  /** The result, as a heading. */
  summary: view.locate('h2[data-head]'),
  /** Says below the changes whether there are others. */
  proof: view.locate('[data-proven]'),
  changes,
  /** The result for the list of URLs, as a heading. */
  urlsSummary: view.getByRole('region', { name: 'Your URLs' }).getByRole('heading', { level: 3 }),
  table,
  /** The message for screen readers after filtering. */
  found: view.getByRole('status', { name: 'Changes found' }),
  search: view.getByRole('searchbox', { name: 'Find a URL' }),
  crawler: view.getByRole('combobox', { name: 'Crawler' }),
  dialog,
  diff,
  /** Lines that are only in the later text (`added`) or only in the earlier one (`removed`), in either layout. */
  added: diff.locate('.cm-merge-b .cm-changedLine'),
  removed: diff.locate('.cm-merge-a .cm-changedLine, .cm-deletedChunk .cm-deletedLine'),

  button: (name: string): Locator => view.getByRole('button', { name, exact: true }),

  /** Chooses a second version in the empty view or in the menu. */
  async choose(way: string): Promise<void> {
    const change = compareScreen.button('Change');
    await expect.element(change.or(compareScreen.button(way))).toBeVisible();
    if (change.query() === null) return compareScreen.button(way).click();
    await change.click();
    await page.getByRole('menuitem', { name: way }).click();
  },

  /** The version before or after the changes. */
  version: (place: 'Before' | 'After'): Locator =>
    view
      .locate('dl > div')
      .filter({ has: page.getByText(place, { exact: true }) })
      .locate('dd > span'),

  /** Compares with a pasted text. */
  async paste(text: string): Promise<void> {
    await compareScreen.choose('Paste text');
    await dialog.getByRole('textbox', { name: 'Text of the other version' }).fill(text);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expectHidden(dialog);
  },

  /** Waits for these changes: crawlers, place with its example, effect, line. The number of known crawlers is left out. */
  expectChanges: (rows: readonly string[]): Promise<void> =>
    expect.poll(() => shownChanges(changes)).toEqual(rows),

  /** Returns the rows of the list as text: URL, crawler, before, after. Waits until they have loaded. */
  async rows(): Promise<string[]> {
    await expect.element(table).toBeInTheDocument();
    await expect.poll(() => table.locate('[aria-busy]').elements()).toEqual([]);
    return shownRows(table);
  },

  /** Waits for these rows of the list. */
  expectRows: (rows: readonly string[]): Promise<void> => expect.poll(() => shownRows(table)).toEqual(rows),
};

/** Returns the rows of a block of changes, as `expectChanges` compares them. */
export function shownChanges(changes: Locator): string[] {
  return shownRows(changes).map((row) =>
    row.replace(/ \(\d+ known crawlers\)/, '').replace('for example', ', for example'),
  );
}

function shownRows(table: Locator): string[] {
  const rows = table
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .elements();
  return rows.map((row) => {
    const cells = [...row.querySelectorAll('[role=rowheader], [role=cell], tbody th, td')];
    return cells.map((cell) => cell.textContent.trim()).join(' | ');
  });
}
