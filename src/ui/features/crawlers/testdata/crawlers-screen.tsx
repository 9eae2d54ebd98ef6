import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import type { MountOptions } from '../../../testdata/mount';
import { mountAnswer } from '../../../testdata/mount-answer';
import { screen } from '../../../testdata/screen';
import { CrawlersView } from '../crawlers-view';

/** Mounts the Crawlers view with the question, the answer and the tabs, opens it and waits for its rows. */
export async function mountCrawlers(options?: MountOptions): Promise<Tester> {
  const tester = await mountAnswer(<CrawlersView />, options);
  await crawlersScreen.show();
  return tester;
}

// Located by id, so that the view is found even while it is hidden.
const view = page.locate('#panel-crawlers');

/** Page object of the Crawlers view. */
export const crawlersScreen = {
  view,
  /** One row per crawler. */
  rows: view.locate('[data-crawler]'),
  /** The message for screen readers after filtering. */
  found: view.getByRole('status', { name: 'Crawlers found' }),
  search: view.getByRole('searchbox', { name: 'Find a crawler' }),

  /** Opens the view and waits until its rows belong to the current question. */
  async show(): Promise<void> {
    await screen.tab('Crawlers').click();
    await crawlersScreen.expectFresh();
  },

  /** Waits until the rows belong to the current question. */
  expectFresh(): Promise<void> {
    const list = view.locate('[data-version]');
    const behind = () => Number(list.query()?.getAttribute('data-version') ?? -1) - screen.version();
    return expect.poll(behind).toBe(0);
  },

  /** The name of a crawler: a button that tests it. */
  name: (name: string): Locator => view.getByRole('button', { name, exact: true }),

  /** The row of a crawler. */
  row: (name: string): Locator =>
    crawlersScreen.rows.filter({ has: page.getByRole('button', { name, exact: true }) }),

  /** A filter by outcome, found by the start of its label. */
  filter: (name: 'All' | 'Blocked' | 'Allowed' | 'Other'): Locator =>
    view.getByRole('radio', { name: new RegExp(`^${name} \\d`) }),

  /** Copies the visible rows. */
  async copy(format: 'Markdown' | 'CSV'): Promise<void> {
    await view.getByRole('button', { name: 'Copy table' }).click();
    await view.getByRole('menuitem', { name: format }).click();
  },
};
