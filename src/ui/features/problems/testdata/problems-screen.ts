import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { screen } from '../../../testdata/screen';

const view = page.locate('#panel-problems');

/** The view of problems as somebody sees it. */
export const problems = {
  tab: screen.tab(/^Problems/),
  /** By its id, so that it is found while it is hidden. */
  view,
  head: view.getByRole('heading', { level: 2 }),
  /** What was fixed last, and what screen readers are told of it. */
  done: view.locate('[data-fix-status]'),
  announcement: view.getByRole('status', { name: 'Fixed' }),
  found: view.getByRole('status', { name: 'Problems found' }),
  search: view.getByRole('searchbox', { name: 'Find a problem' }),
  dialog: page.getByRole('dialog'),
  /** The button that fixes all that can be fixed automatically. */
  fixAll: view.getByRole('button', { name: /^Fix \d+ automatically$/ }),

  /** Opens the view and waits until it is about the present text and question. */
  async show(): Promise<void> {
    await problems.tab.click();
    await problems.expectFresh();
  },

  expectFresh(): Promise<void> {
    const listed = () => Number(view.locate('[data-version]').query()?.getAttribute('data-version'));
    return expect.poll(() => listed() - screen.version()).toBe(0);
  },

  /** The number beside a choice of the severity filter. */
  async count(choice: string): Promise<number> {
    const name = new RegExp(`^${choice} [\\d,]+$`);
    const label = () => view.getByRole('radio', { name }).query()?.closest('label')?.textContent;
    await expect.poll(label).toBeDefined();
    return Number(label()?.replace(/\D/g, ''));
  },

  /** The findings of a rule that are shown. */
  findings: (rule: string): Locator => view.locate(`[data-finding="${rule}"]`),

  /** The head of a rule with several findings. */
  kind: (rule: string): Locator => view.locate(`[data-kind="${rule}"]`),

  /** The button that fixes a finding. */
  fix: (rule: string): Locator => problems.findings(rule).locate('[data-fix]'),

  expectFindings: (rule: string, count: number): Promise<void> =>
    expect.poll(() => problems.findings(rule).length).toBe(count),

  async expectNoDialog(): Promise<void> {
    await expect.poll(() => problems.dialog.query()).toBeNull();
  },

  async apply(): Promise<void> {
    await problems.dialog.getByRole('button', { name: 'Apply' }).click();
    await problems.expectNoDialog();
  },

  async undoInEditor(): Promise<void> {
    (screen.editor.element() as HTMLElement).focus();
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  },
};
