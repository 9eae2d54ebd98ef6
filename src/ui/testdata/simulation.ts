import { type Locator, page } from 'vitest/browser';

const root = page.getByRole('dialog', { name: 'Simulate' });

/** The panel that simulates another answer of the site. */
export const simulation = {
  root,
  /** Opens and closes the panel. */
  button: page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Simulate', exact: true }),
  /** Ends the simulation, in the source bar. */
  stop: page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'End simulation' }),

  /** Opens the panel unless it is open. */
  async open(): Promise<void> {
    if (root.query() === null) await simulation.button.click();
  },

  /** Returns an answer to choose, by the start of its name. */
  answer: (name: string): Locator =>
    root.getByRole('radio', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }),

  field: (name: string): Locator => root.getByRole('textbox', { name, exact: true }),

  box: (name: string): Locator => root.getByRole('checkbox', { name }),

  /** Opens the panel unless it is open, and chooses an answer. */
  async choose(name: string): Promise<void> {
    await simulation.open();
    await simulation.answer(name).click();
  },
};
