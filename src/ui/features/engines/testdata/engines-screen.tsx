import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import type { MountOptions } from '../../../testdata/mount';
import { mountAnswer } from '../../../testdata/mount-answer';
import { screen } from '../../../testdata/screen';
import { EnginesView } from '../engines-view';

/** Shows the view of all readers with the question, the answer and the tabs, opens it, and waits until each has decided. */
export async function mountEngines(options?: MountOptions): Promise<Tester> {
  const tester = await mountAnswer(<EnginesView />, options);
  await enginesScreen.show();
  return tester;
}

// By its id, so that it is found while it is hidden.
const view = page.locate('#panel-engines');

/** The view of all readers as somebody sees it. */
export const enginesScreen = {
  view,
  /** The choice by whose rules the file is read. */
  readBy: view.getByRole('combobox', { name: 'Read the file by' }),

  /** Opens the view and waits until each reader has decided. */
  async show(): Promise<void> {
    await screen.tab('Engines').click();
    await expect.element(enginesScreen.reader('python').locate('td svg')).toBeInTheDocument();
  },

  /** The row of a reader. */
  reader: (id: string): Locator => view.locate(`[data-reader="${id}"]`),
};
