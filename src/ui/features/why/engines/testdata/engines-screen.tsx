import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../../store/tester';
import type { MountOptions } from '../../../../testdata/mount';
import { mountAnswer } from '../../../../testdata/mount-answer';

/** Mounts the question, the answer, the tabs and Why, opens the list of other engines and waits for all verdicts. */
export async function mountEngines(options?: MountOptions): Promise<Tester> {
  const tester = await mountAnswer(null, options);
  await enginesScreen.show();
  return tester;
}

const view = page.getByRole('region', { name: 'Other engines' });

/** Page object of the list of other engines. */
export const enginesScreen = {
  view,
  /** The button in Why that opens the list. */
  compare: page.getByRole('button', { name: 'Compare: Other engines' }),
  /** The button that leads back. */
  back: view.getByRole('button', { name: 'Back to Why' }),
  menuButton: view.getByRole('button', { name: 'Answer by another engine…' }),

  /** Opens the list and waits for all verdicts. */
  async show(): Promise<void> {
    await enginesScreen.compare.click();
    await expect.element(enginesScreen.verdict('python').locate('svg')).toBeInTheDocument();
  },

  /** The cell with the verdict of a dialect. */
  verdict: (id: string): Locator => enginesScreen.cell('answer', id),

  /** The cell of a row that is about a dialect. */
  cell: (row: string, id: string): Locator => view.locate(`[data-row="${row}"] [data-engines~="${id}"]`),

  /** The reason why a dialect decides differently. */
  reason: (id: string): Locator => view.locate(`[data-engine="${id}"]`),

  /** Chooses the engine that answers. */
  async answerBy(name: string): Promise<void> {
    await enginesScreen.menuButton.click();
    await view.getByRole('menuitem', { name }).click();
  },
};
