import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import type { MountOptions } from '../../../testdata/mount';
import { mountAnswer } from '../../../testdata/mount-answer';
import { screen } from '../../../testdata/screen';
import { EnginesView } from '../engines-view';

/**
 * Mounts the Engines view with the question, the answer and the tabs, opens it and waits for all verdicts.
 */
export async function mountEngines(options?: MountOptions): Promise<Tester> {
  const tester = await mountAnswer(<EnginesView />, options);
  await enginesScreen.show();
  return tester;
}

// Located by id, so that the view is found even while it is hidden.
const view = page.locate('#panel-engines');

/** Page object of the Engines view. */
export const enginesScreen = {
  view,
  /** The choice of the dialect. */
  readBy: view.getByRole('combobox', { name: 'Read the file with the rules of' }),

  /** Opens the view and waits for all verdicts. */
  async show(): Promise<void> {
    await screen.tab('Engines').click();
    await expect.element(enginesScreen.reader('python').locate('td svg')).toBeInTheDocument();
  },

  /** The row of a dialect. */
  reader: (id: string): Locator => view.locate(`[data-reader="${id}"]`),
};
