import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { screen } from '../../../testdata/screen';

const view = page.locate('#panel-problems');

/** Locators and actions of the Problems view. */
export const problems = {
  tab: screen.tab(/^Problems/),
  /** Located by id, so that the view is found even while it is hidden. */
  view,
  head: view.getByRole('heading', { level: 2 }),
  /** The status of Simplify: it is working, or the reason why it failed. */
  simplifying: view.getByRole('status', { name: 'Result' }),
  found: view.getByRole('status', { name: 'Problems found' }),
  search: view.getByRole('searchbox', { name: 'Find a problem' }),
  dialog: page.getByRole('dialog'),
  /** Button that applies all automatic fixes. */
  fixAll: view.getByRole('button', { name: /^Fix \d+ automatically$/ }),

  /** Opens the view and waits until it shows the current text and question. */
  async show(): Promise<void> {
    await problems.tab.click();
    await problems.expectFresh();
  },

  expectFresh(): Promise<void> {
    const listed = () => Number(view.locate('[data-version]').query()?.getAttribute('data-version'));
    return expect.poll(() => listed() - screen.version()).toBe(0);
  },

  /** Returns the number beside a choice of the severity filter. */
  async count(choice: string): Promise<number> {
    const name = new RegExp(`^${choice} [\\d,]+$`);
    const label = () => view.getByRole('radio', { name }).query()?.closest('label')?.textContent;
    await expect.poll(label).toBeDefined();
    return Number(label()?.replace(/\D/g, ''));
  },

  /** Visible findings of a rule. */
  findings: (rule: string): Locator => view.locate(`[data-finding="${rule}"]`),

  /** Heading of a rule with several findings. */
  kind: (rule: string): Locator => view.locate(`[data-kind="${rule}"]`),

  /** Fix button of a finding. */
  fix: (rule: string): Locator => problems.findings(rule).locate('[data-fix]'),

  expectFindings: (rule: string, count: number): Promise<void> =>
    expect.poll(() => problems.findings(rule).length).toBe(count),

  async expectNoDialog(): Promise<void> {
    await expect.poll(() => problems.dialog.query()).toBeNull();
  },

  async apply(): Promise<void> {
    await problems.dialog.getByRole('button', { name: /^(Apply|Block|Open)/ }).click();
    await problems.expectNoDialog();
  },

  async undoInEditor(): Promise<void> {
    (screen.editor.element() as HTMLElement).focus();
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  },
};
