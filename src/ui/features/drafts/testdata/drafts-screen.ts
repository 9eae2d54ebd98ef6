import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Draft } from '../../../../store/draft';
import { IndexedDrafts } from '../../../../store/indexed-drafts';
import { keepDraft } from '../../../../store/keep-draft';
import { PLAIN_DRAFT } from '../../../../store/testdata/plain-draft';
import type { Tester } from '../../../../store/tester';
import { openPage } from '../../../testdata/open-page';
import { expectCount, expectText, press, screen, type } from '../../../testdata/screen';

/** A saved draft: its text, and any fields that differ from `PLAIN_DRAFT`. */
export interface KeptDraft extends Partial<Draft> {
  readonly text: string;
  /** True while another tab has the draft open. */
  readonly isElsewhere?: boolean;
}

/**
 * Opens the page with the given drafts in the browser's storage, oldest first, and saves its work there.
 * Removes everything after the test.
 */
export async function openWithDrafts(kept: readonly KeptDraft[] = []): Promise<Tester> {
  // Holds the locks as another tab does.
  const otherTab = new IndexedDrafts();
  for (const [index, { isElsewhere = false, ...part }] of kept.entries()) {
    const id = `kept${index}`;
    await otherTab.save(id, { ...PLAIN_DRAFT, savedAt: 1_700_000_000_000 + index * 3_600_000, ...part });
    if (!isElsewhere) otherTab.leave(id);
  }
  const drafts = new IndexedDrafts();
  const tester = await openPage({ drafts });
  const stop = keepDraft(tester, drafts);
  onTestFinished(async () => {
    stop();
    for (const index of kept.keys()) otherTab.leave(`kept${index}`);
    drafts.leave(tester.store.getState().draftId);
    // Both calls wait for all earlier requests.
    await otherTab.list();
    await drafts.removeAll();
  });
  return tester;
}

const dialog = page.getByRole('dialog', { name: 'Drafts' });
const rows = dialog.getByRole('list', { name: 'Drafts' }).getByRole('listitem');

/** The list of drafts as a person sees it. */
export const draftsScreen = {
  dialog,
  rows,
  status: dialog.getByRole('status'),

  /** Opens the list and waits until it has `count` drafts. */
  async open(count: number): Promise<void> {
    await screen.chooseFromMenu('Drafts…');
    await expectCount(rows, count);
  },

  /** Closes the list. */
  async close(): Promise<void> {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectCount(dialog, 0);
  },

  row: (text: string): Locator => rows.filter({ hasText: text }),

  button: (text: string, name: string): Locator =>
    draftsScreen.row(text).getByRole('button', { name: new RegExp(`^${name}`) }),

  /** Names a draft by keyboard. */
  async name(text: string, name: string): Promise<void> {
    await draftsScreen.button(text, '(Name|Rename)').click();
    await type(name);
    await press('Enter');
    await expectText(draftsScreen.status, `Draft named “${name}”.`);
  },
};
