import { page } from 'vitest/browser';

/** The message about the last write, and its Undo. */
export const lastWrite = {
  text: page.locate('[data-written]'),
  undo: page.locate('[data-write]').getByRole('button', { name: 'Undo', exact: true }),
};
