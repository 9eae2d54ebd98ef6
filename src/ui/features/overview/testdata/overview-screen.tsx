import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import { mountAnswer } from '../../../testdata/mount-answer';
import { OverviewView } from '../overview-view';
import type { FakeProblems } from './fake-problems';

/** Mounts the Overview view beside question and answer, and opens it. */
export async function mountOverview(
  problems: FakeProblems,
  text = 'User-agent: *\nDisallow: /cart\n',
): Promise<Tester> {
  onTestFinished(() => localStorage.clear());
  const tester = await mountAnswer(<OverviewView />, { text, loadProblems: problems.load });
  tester.actions.setView('overview');
  return tester;
}

const view = page.locate('#panel-overview');
const grid = view.getByRole('grid', { name: 'What the file does' });

/** Page object of the Overview view. */
export const overviewScreen = {
  view,
  sentence: view.getByRole('heading', { level: 2 }),
  grid,
  heads: grid.getByRole('columnheader'),
  rows: grid.getByRole('rowheader'),
  strip: view.locate('[data-strip]'),
  key: view.getByRole('list', { name: 'Key' }),

  /** A cell by its whole name: `Search, /cart: blocked`. */
  cell: (name: string): Locator => grid.getByRole('gridcell', { name, exact: true }),

  /** Names of the cells, in order. */
  cells: (): (string | null)[] =>
    grid
      .locate('td[aria-label]')
      .elements()
      .map((cell) => cell.getAttribute('aria-label')),
};
